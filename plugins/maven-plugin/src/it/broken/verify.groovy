def said = new File(basedir, 'build.log').text.contains('Heat.java:[23,18] cannot find symbol')
assert said
