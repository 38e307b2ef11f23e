type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/**
 * Takes the place of `IntersectionObserver`, which jsdom does not have, until it is restored. As in a
 * browser, a new observer reports at once.
 */
export function fakeIntersection() {
  const watching = new Set<Report>();
  let isNear = false;
  const report = (to: Report) => to([{ isIntersecting: isNear }]);

  class Observer {
    constructor(private readonly callback: Report) {}
    observe() {
      watching.add(this.callback);
      // After the effect that observes, as a browser does.
      queueMicrotask(() => watching.has(this.callback) && report(this.callback));
    }
    disconnect() {
      watching.delete(this.callback);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    /** How many observers are at work. */
    watching: () => watching.size,
    /** The learner scrolls to the end of the list, or away from it. */
    scroll(toEnd: boolean) {
      isNear = toEnd;
      for (const callback of [...watching]) report(callback);
    },
    /** Back to an environment that knows no observer. */
    restore: () => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'),
  };
}
