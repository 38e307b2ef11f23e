const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 500;

/**
 * npm hands signals to the shell between it and this program, and a shell may die of one without
 * passing it on. This program then belongs to another parent.
 */
function onLostParent(react: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * Resolves when the person at the terminal (or the system) asks this program to end. Later requests
 * are ignored, so that an impatient second Ctrl-C does not cut off the tidying up.
 */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) {
      // run.mjs ends at once while there is nothing to tidy up; now there is.
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
    onLostParent(resolve);
  });
}
