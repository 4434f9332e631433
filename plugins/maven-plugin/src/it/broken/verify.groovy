assert new File(basedir, 'build.log').text.contains('Heat.java:[25,18] cannot find symbol')
