def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/parcast/ParcastStarter.json'))
assert json.comm.steps == 4
assert json.comm.step.file.endsWith('SolverTest.java')
