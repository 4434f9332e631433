def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/SolverTest-converges.json'))
assert json.time.cores.size() > 0
assert new File(basedir, 'target/parcast/SolverTest-converges.html').text.contains('Does it pay')
assert json.comm.steps == 4
assert json.comm.step.file.endsWith('SolverTest.java')
