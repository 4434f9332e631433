def said = new File(basedir, 'build.log').text.contains('no loop starts there')
assert said
