interface Entry {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number };
}
type Report = (entries: readonly Entry[]) => void;

/**
 * Replaces `IntersectionObserver`, which jsdom lacks, until `restore`. As in a browser, a new
 * observer reports at once; at first, nothing is in view.
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
     * Moves the observed elements into or out of view.
     *
     * @param top of the element in the window, in pixels; default: below the window
     */
    see(isIntersecting: boolean, top = 900) {
      entry = { isIntersecting, boundingClientRect: { top } };
      for (const report of [...watching]) report([entry]);
    },
    /** Restores an environment without an observer. */
    restore: () => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'),
  };
}
