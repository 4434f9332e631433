def said = new File(basedir, 'build.log').text.contains('Loops of 2 modules')
assert said
def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/aggregate-loops.json'))
assert json.loops.size() == 14
