/** Stands in for the browser's observer: the test says what is in view. */
export function fakeIntersections(): {
  readonly see: (isIntersecting: boolean, top?: number) => void;
} {
  const callbacks = new Set<IntersectionObserverCallback>();
  class Fake {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe = () => callbacks.add(this.callback);
    disconnect = () => callbacks.delete(this.callback);
  }
  window.IntersectionObserver = Fake as unknown as typeof IntersectionObserver;
  return {
    see: (isIntersecting, top = 900) => {
      const entry = { isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry;
      for (const callback of callbacks) callback([entry], {} as IntersectionObserver);
    },
  };
}
