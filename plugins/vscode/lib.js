// What needs no editor.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

/** Directories in which builds and the command line leave reports. */
const PLACES = ['parcast-report', path.join('target', 'parcast'), path.join('build', 'parcast', 'analyze')];

/** The java to start: of the JDK in the settings, else of JAVA_HOME, else the one on the path. */
function java(configured, environment) {
  const home = configured || environment.JAVA_HOME;
  return home ? path.join(home, 'bin', 'java') : 'java';
}

/** The HTML report written last below these directories, or undefined. */
function newestReport(directories) {
  const files = directories.flatMap(directory => PLACES.flatMap(place => {
    const folder = path.join(directory, place);
    return fs.existsSync(folder) ? fs.readdirSync(folder).filter(name => name.endsWith('.html')).map(name => path.join(folder, name)) : [];
  }));
  return files.map(file => ({ file, time: fs.statSync(file).mtimeMs })).sort((a, b) => b.time - a.time)[0]?.file;
}

/** A report as a webview shows it. Its own policy holds there too; a report without one is shown without scripts. */
function inWebview(html) {
  return /<meta http-equiv="Content-Security-Policy"/i.test(html) ? html
    : html.replace(/<head>/i, '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">');
}

module.exports = { java, newestReport, inWebview };
