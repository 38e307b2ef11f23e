import { ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { commandFiles } from '../../command-files.mjs';
import { runCommand } from './run-command';

// Runs a command that another command starts as a process, when everything is installed.
const [command = '', ...args] = process.argv.slice(2);
const file = commandFiles(ROOT).get(command);
if (file === undefined) throw new PlainError(`There is no command "${command}".`);
process.exit(await runCommand(file, args));
