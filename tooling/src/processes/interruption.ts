const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 500;

/**
 * Reacts when npm's shell has died, which this program notices by its new parent. npm sends signals
 * to that shell only, and the shell may die without passing them on.
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
 * Resolves when the user or the system asks this program to end. Every caller gets the same
 * promise. Later signals are ignored, so that a second Ctrl-C does not stop the clean-up.
 */
export function interruption(): Promise<void> {
  endRequest ??= new Promise<void>((resolve) => {
    for (const signal of SIGNALS) {
      // Replace the handler of run.mjs, which ends at once: from now on there is a clean-up.
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
    onLostParent(resolve);
  }).finally(() => (endRequest = undefined));
  return endRequest;
}
