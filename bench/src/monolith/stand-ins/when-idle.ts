/** A stock app defers nothing: it opens its identity provider while it starts. */
export function createIdle() {
  return {
    awaitScreen: () => () => undefined,
    whenIdle: (...steps: readonly (() => void)[]) => steps.forEach((step) => step()),
  };
}
