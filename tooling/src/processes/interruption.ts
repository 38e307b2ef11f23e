const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 500;

/**
 * npm sends signals to the shell between it and this program. A shell may die without passing the
 * signal on. This program then has another parent.
 */
function onLostParent(react: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, LOOK_EVERY_MS);
  timer.unref();
}

let endRequest: Promise<void> | undefined;

/**
 * Resolves when the user or the system asks this program to end; every caller gets the same
 * promise. It ignores later requests, so that a second Ctrl-C does not stop the clean-up.
 */
export function interruption(): Promise<void> {
  endRequest ??= new Promise<void>((resolve) => {
    for (const signal of SIGNALS) {
      // run.mjs ends at once while there is nothing to clean up; from now on there is.
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
    onLostParent(resolve);
  }).finally(() => (endRequest = undefined));
  return endRequest;
}
