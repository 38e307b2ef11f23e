/** A stock router fetches nothing before a link is followed. */
export function prefetchScreen(): void {}
