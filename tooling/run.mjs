#!/usr/bin/env node
// Entry of every npm script. Plain JavaScript without a dependency: it has to work in a fresh
// clone, where it installs what the rest needs.
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

/** Ends the child process; nothing runs yet. A command replaces it. */
let end = (_signal) => {};
let isInterrupted = false;

function onSignal(signal) {
  isInterrupted = true;
  end(signal);
}

/** Answers the exit code, or 1 when a signal ended it. */
function run(command, args) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: isWindows });
    end = (signal) => child.kill(signal);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Answers whether everything is installed now. */
async function install(command) {
  const lock = readJson('package-lock.json');
  const reason = reasonToInstall(lock, readJson('node_modules/.package-lock.json'));
  if (!reason) return true;
  // Nobody should wait for an installation to read that something else is missing.
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
  // To interrupt the product is its normal end; an interrupted test has not passed.
  const interrupted = ['start', 'dev'].includes(command) ? 0 : 130;
  end = () => process.exit(interrupted);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  if (!(await install(command))) return isInterrupted ? interrupted : 1;
  end = () => process.exit(interrupted);
  process.chdir(root);
  // From here on TypeScript can be loaded.
  await import('tsx');
  const { runCommand } = await import('./src/processes/run-command.ts');
  return runCommand(file, args);
}

process.exit(await main(process.argv.slice(2)));
