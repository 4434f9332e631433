def log = new File(basedir, 'build.log').text
def said = log.contains('Best decomposition')
assert said
def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/Heat.json'))
assert json.comm.steps == 5
assert json.comm.results.find { it.estimator == 'rows' && it.ranks == 2 && it.best }.bytes_p2p_per_step == 2 * 8 * 24
['Heat.html', 'Heat.sarif', 'single-loops.html', 'single-loops.json'].each { assert new File(basedir, "target/parcast/$it").length() > 0 }
return true
