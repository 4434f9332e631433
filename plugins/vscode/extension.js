// Starts the language server for Java files, runs the program at a click, and shows the last report in a page.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { java, newestReport, inWebview } = require('./lib');

let client;

async function activate(context) {
  const jar = context.asAbsolutePath(path.join('server', 'parcast-language-server.jar'));
  context.subscriptions.push(
    vscode.commands.registerCommand('parcast.run', run),
    vscode.commands.registerCommand('parcast.report', () => report(context)),
    vscode.commands.registerCommand('parcast.restart', () => restart(jar)),
    vscode.workspace.onDidChangeConfiguration(event => event.affectsConfiguration('parcast') && restart(jar)));
  await start(jar);
}

async function start(jar) {
  const settings = vscode.workspace.getConfiguration('parcast');
  client = new LanguageClient('parcast-server', 'Parcast',
    { command: java(settings.get('java'), process.env), args: ['-jar', jar] },
    {
      documentSelector: [{ scheme: 'file', language: 'java' }],
      initializationOptions: { classpath: settings.get('classpath'), arguments: settings.get('arguments') }
    });
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(`Parcast needs a JDK, version 17 or later: set parcast.java to its home. (${error.message})`);
  }
}

async function restart(jar) {
  await deactivate();
  await start(jar);
}

async function run() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== 'java') {
    vscode.window.showInformationMessage('Open the Java file with the program\'s main method.');
    return;
  }
  try {
    // The server takes the command "parcast.analyze", which its code lenses name too; the client registers it.
    await vscode.commands.executeCommand('parcast.analyze', client.code2ProtocolConverter.asUri(editor.document.uri));
  } catch (error) {
    vscode.window.showErrorMessage(`Parcast: ${error.message}`);
  }
}

async function report(context) {
  const directories = (vscode.workspace.workspaceFolders ?? []).map(folder => folder.uri.fsPath);
  const file = newestReport(directories);
  if (!file) {
    vscode.window.showInformationMessage('There is no report yet: parcast analyze TARGET --format html writes one to parcast-report.');
    return;
  }
  const panel = vscode.window.createWebviewPanel('parcast', path.basename(file), vscode.ViewColumn.Beside, { enableScripts: true, localResourceRoots: [] });
  panel.webview.html = inWebview(fs.readFileSync(file, 'utf8'));
  context.subscriptions.push(panel);
}

function deactivate() {
  const ending = client;
  client = undefined;
  return ending?.stop();
}

module.exports = { activate, deactivate };
