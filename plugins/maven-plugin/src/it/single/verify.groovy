def log = new File(basedir, 'build.log').text
['Does it pay', 'Best decomposition'].each { assert log.contains(it) }
def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/Heat.json'))
assert json.comm.steps == 5
assert json.time == null && log.contains('without times') // the report is made again
assert json.comm.results.find { it.estimator == 'rows' && it.ranks == 2 && it.best }.bytes_p2p_per_step == 2 * 8 * 24
['Heat.html', 'Heat.sarif', 'single-loops.html', 'single-loops.json'].each { assert new File(basedir, "target/parcast/$it").length() > 0 }
return true
