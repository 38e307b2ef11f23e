/** A stock app puts nothing off: it opens its identity provider while it starts. */
export function whenIdle(work: () => void): void {
  work();
}
