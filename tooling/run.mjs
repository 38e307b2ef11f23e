#!/usr/bin/env node
// Entry of every npm script. It runs in a fresh clone, so it uses no dependency; where some are
// missing, it installs all of them.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandFiles } from './command-files.mjs';
import { reasonToInstall } from './installation.mjs';
import { machineProblem } from './src/preflight/machine.mjs';
import { nodeProblem } from './src/preflight/node.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = commandFiles(root);

const readJson = (path) =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : undefined;

/** Ends the child process, if any. `run` and `main` replace it. */
let end = (_signal) => {};
let isInterrupted = false;

function onSignal(signal) {
  isInterrupted = true;
  end(signal);
}

/** Runs a program. @returns its exit code; 1 when a signal ended it */
function run(command, args) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: isWindows });
    end = (signal) => child.kill(signal);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Installs what is missing. @returns whether everything is installed now */
async function install(command) {
  const lock = readJson('package-lock.json');
  const reason = reasonToInstall(lock, readJson('node_modules/.package-lock.json'));
  if (!reason) return true;
  // Say it before the installation, which takes two minutes.
  const problem = await machineProblem(command);
  if (problem) {
    console.error(problem);
    return false;
  }
  console.log(`Installing with npm ci, because ${reason} (about two minutes) …`);
  const code = await run('npm', ['ci', '--no-progress', '--loglevel', 'error']);
  if (code !== 0 && !isInterrupted) {
    console.error(`npm ci failed with exit code ${code}; it says why above.`);
  }
  return code === 0;
}

async function main([command, ...args]) {
  const wrongNode = nodeProblem(process.versions.node);
  if (wrongNode) {
    console.error(wrongNode);
    return 1;
  }
  const file = commands.get(command);
  if (file === undefined) {
    const problem = command === undefined ? 'Which command?' : `There is no command "${command}".`;
    console.error(`${problem} Known: ${[...commands.keys()].sort().join(', ')}`);
    return 1;
  }
  // Ctrl-C is the normal end of a started product; an interrupted test has not passed.
  const interruptedCode = ['start', 'dev'].includes(command) ? 0 : 130;
  end = () => process.exit(interruptedCode);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  if (!(await install(command))) return isInterrupted ? interruptedCode : 1;
  end = () => process.exit(interruptedCode);
  process.chdir(root);
  // Everything is installed now, so load TypeScript.
  await import('tsx');
  const { runCommand } = await import('./src/processes/run-command.ts');
  return runCommand(file, args);
}

process.exit(await main(process.argv.slice(2)));
