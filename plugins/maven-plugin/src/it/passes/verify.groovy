def said = new File(basedir, 'build.log').text.contains('3 checks passed')
assert said
