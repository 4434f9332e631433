def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/HeatKt.json'))
assert json.arguments == ['24']
assert json.time.cores.size() > 0
assert new File(basedir, 'target/parcast/HeatKt.html').text.contains('Does it pay')
assert json.comm.steps == 5
assert json.comm.step.file.endsWith('Heat.kt')
assert json.comm.results*.ranks.unique() == [2]
assert json.comm.results.find { it.estimator == 'rows' && it.best }.bytes_p2p_per_step == 2 * 8 * 24
assert json.loops.find { it.file.endsWith('Heat.kt') && it.line == 12 }.verdict == 'parallel'
assert !new File(basedir, 'build.log').text.contains('cannot be read')
return true
