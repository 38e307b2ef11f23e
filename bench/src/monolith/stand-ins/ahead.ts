/** A stock router fetches and renders a screen only after the click. */
export function createAhead() {
  return {
    warmUp: () => undefined,
    prefetch: () => undefined,
    prepare: () => undefined,
    isPrepared: () => false,
    take: () => undefined,
  };
}
