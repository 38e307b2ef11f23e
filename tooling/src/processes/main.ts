import { ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { commandFiles } from '../../command-files.mjs';
import { runCommand } from './run-command';

// A command in a process of its own, started by another command: what it needs is installed.
const [command = '', ...args] = process.argv.slice(2);
const file = commandFiles(ROOT).get(command);
if (file === undefined) throw new PlainError(`There is no command "${command}".`);
process.exit(await runCommand(file, args));
