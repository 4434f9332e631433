def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/ParcastStarter.json'))
assert json.time.cores.size() > 0
assert new File(basedir, 'target/parcast/ParcastStarter.html').text.contains('Does it pay')
assert json.comm.steps == 4
assert json.comm.step.file.endsWith('SolverTest.java')
