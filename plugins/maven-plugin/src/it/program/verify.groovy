def log = new File(basedir, 'build.log').text
assert log.count('Does it pay') == 2
assert log.contains('Skipping Parcast: library has no main method')
assert log.contains('Skipping Parcast: library has no class demo.Heat')
assert log.contains('no module has a class demo.Cold; name a class with parcast.mainClass')
assert new File(basedir, 'app/target/parcast/Heat.json').file
