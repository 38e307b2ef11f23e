interface Entry {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number };
}
type Report = (entries: readonly Entry[]) => void;

/**
 * Replaces `IntersectionObserver`, which jsdom lacks, until it is restored. As in a browser, a new
 * observer reports at once; nothing is in view at first.
 */
export function fakeIntersections() {
  const watching = new Set<Report>();
  let entry: Entry = { isIntersecting: false, boundingClientRect: { top: 900 } };

  class Observer {
    constructor(private readonly report: Report) {}
    observe() {
      watching.add(this.report);
      // After the effect that observes, as in a browser.
      queueMicrotask(() => watching.has(this.report) && this.report([entry]));
    }
    disconnect() {
      watching.delete(this.report);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    /** The number of active observers. */
    watching: () => watching.size,
    /**
     * What is observed comes into view, or leaves it.
     *
     * @param top where it is in the window, in pixels; default: below it
     */
    see(isIntersecting: boolean, top = 900) {
      entry = { isIntersecting, boundingClientRect: { top } };
      for (const report of [...watching]) report([entry]);
    },
    /** Restores an environment without an observer. */
    restore: () => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'),
  };
}
