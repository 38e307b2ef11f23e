type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/**
 * Replaces `IntersectionObserver`, which jsdom lacks, until it is restored. As in a browser, a new
 * observer reports at once.
 */
export function fakeIntersection() {
  const watching = new Set<Report>();
  let isNear = false;
  const report = (to: Report) => to([{ isIntersecting: isNear }]);

  class Observer {
    constructor(private readonly callback: Report) {}
    observe() {
      watching.add(this.callback);
      // After the effect that observes, as in a browser.
      queueMicrotask(() => watching.has(this.callback) && report(this.callback));
    }
    disconnect() {
      watching.delete(this.callback);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    /** The number of active observers. */
    watching: () => watching.size,
    /** The learner scrolls to the end of the list, or away from it. */
    scroll(toEnd: boolean) {
      isNear = toEnd;
      for (const callback of [...watching]) report(callback);
    },
    /** Restores an environment without an observer. */
    restore: () => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'),
  };
}
