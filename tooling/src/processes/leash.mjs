// Runs a program, and ends it when its starter ends, even by SIGKILL: then the starter's end of
// standard input closes. So no emulator outlives the command that started it.
import { spawn } from 'node:child_process';

const PATIENCE_MS = 5000;
const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));

// Ignore signals and wait: the program is in the same process group and gets them too.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

process.stdin.resume();
process.stdin.on('error', () => undefined);
process.stdin.on('close', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), PATIENCE_MS);
});
