import { inRoot } from '../paths';
import { runCommand } from './run-command';

// A command in a process of its own, started by another command: what it needs is installed.
const [command = '', ...args] = process.argv.slice(2);
process.exit(await runCommand(inRoot('tooling/src/commands', `${command}.ts`), args));
