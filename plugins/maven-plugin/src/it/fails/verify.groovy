def log = new File(basedir, 'build.log').text
assert log.contains('parallel loop Heat.java:11 is')
assert log.contains('limit bytes_per_step@4>100')
assert !log.contains('Exception in thread')
assert log.contains('limit l1_hit_rate@2<100%: l1_hit_rate is')
