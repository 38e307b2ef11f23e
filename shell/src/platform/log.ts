import type { Log } from 'shared-contracts';

type Level = 'info' | 'warn' | 'error';

/** Writes to the console. It never throws. */
export function createLog(target: Pick<Console, Level> = console): Log {
  const write =
    (level: Level): Log['info'] =>
    (message, details) => {
      try {
        if (details) target[level](message, details);
        else target[level](message);
      } catch {
        // A failing log must not break the app.
      }
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
