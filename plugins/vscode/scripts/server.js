// Copies the language server and its libraries, as Maven has built them, to where the extension looks for it.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const target = path.join(__dirname, '..', '..', 'language-server', 'target');
const jar = fs.existsSync(target) && fs.readdirSync(target).find(name => /^parcast-language-server-[^-]*(-SNAPSHOT)?\.jar$/.test(name));
if (!jar) {
  console.error(`there is no language server in ${target}: run mvn -q -DskipTests -pl plugins/language-server -am package first`);
  process.exit(1);
}
const server = path.join(__dirname, '..', 'server');
fs.rmSync(server, { recursive: true, force: true });
fs.mkdirSync(server);
fs.copyFileSync(path.join(target, jar), path.join(server, 'parcast-language-server.jar'));
fs.cpSync(path.join(target, 'lib'), path.join(server, 'lib'), { recursive: true });
