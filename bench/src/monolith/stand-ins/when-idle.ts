/** A stock app defers nothing: it opens identity while it starts. */
export function createIdle() {
  return {
    awaitScreen: () => () => undefined,
    whenIdle: (...steps: readonly (() => void)[]) => steps.forEach((step) => step()),
  };
}
