import type { Log } from '../../platform/index';
import type { Recorded } from './recorded';

/** Keeps the entries; details are kept as they are, so nothing in them can make it throw. */
export function createLog(recorded: Recorded): Log {
  const write =
    (level: Recorded['logs'][number]['level']): Log['info'] =>
    (message, details) => {
      recorded.logs.push({ level, message, details });
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
