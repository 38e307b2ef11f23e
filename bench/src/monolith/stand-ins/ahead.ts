/** A stock router fetches and renders nothing before a link is followed. */
export function createAhead() {
  return {
    warmUp: () => undefined,
    prefetch: () => undefined,
    prepare: () => undefined,
    isPrepared: () => false,
    take: () => undefined,
  };
}
