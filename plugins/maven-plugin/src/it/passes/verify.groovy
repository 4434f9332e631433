def said = new File(basedir, 'build.log').text.contains('2 checks passed')
assert said
