'use strict';
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { java, newestReport, inWebview } = require('../lib');

test('the JDK of the settings comes before that of the environment', () => {
  assert.equal(java('/jdk', { JAVA_HOME: '/other' }), path.join('/jdk', 'bin', 'java'));
  assert.equal(java('', { JAVA_HOME: '/other' }), path.join('/other', 'bin', 'java'));
  assert.equal(java('', {}), 'java');
});

test('the newest report of all places is found', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'parcast-'));
  assert.equal(newestReport([root]), undefined);
  for (const [name, time] of [['parcast-report/A.html', 1], ['target/parcast/B.html', 3], ['parcast-report/C.json', 9]]) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), '');
    fs.utimesSync(path.join(root, name), time, time);
  }
  assert.equal(newestReport([root]), path.join(root, 'target', 'parcast', 'B.html'));
  fs.rmSync(root, { recursive: true });
});

test('a page without a policy gets one that runs no script', () => {
  assert.match(inWebview('<html><head></head></html>'), /default-src 'none'/);
  const own = '<head><meta http-equiv="Content-Security-Policy" content="x"></head>';
  assert.equal(inWebview(own), own);
});
