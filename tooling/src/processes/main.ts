import { commandFiles } from '../../command-files.mjs';
import { ROOT } from '../paths';
import { PlainError } from './plain-error';
import { runCommand } from './run-command';

// A command in a process of its own, started by another command: what it needs is installed.
const [command = '', ...args] = process.argv.slice(2);
const file = commandFiles(ROOT).get(command);
if (file === undefined) throw new PlainError(`There is no command "${command}".`);
process.exit(await runCommand(file, args));
