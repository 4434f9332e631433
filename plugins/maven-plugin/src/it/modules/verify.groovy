def said = new File(basedir, 'build.log').text.contains('Loops of 2 modules')
assert said
def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/aggregate-loops.json'))
assert json.loops.size() == 14
assert json.loops*.file as Set == ['first/src/main/java/demo/Heat.java', 'second/src/main/java/demo/Heat.java'] as Set
def uris = (new File(basedir, 'target/parcast/aggregate-loops.sarif').text =~ /"uri" : "([^"]*)"/).collect { it[1] } as Set
assert uris == ['first/src/main/java/demo/Heat.java', 'second/src/main/java/demo/Heat.java'] as Set
assert new File(basedir, 'target/parcast/aggregate-loops.html').text.contains('Source of second/src/main/java/demo/Heat.java')
