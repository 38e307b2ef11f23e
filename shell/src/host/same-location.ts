import type { RouteLocation } from 'shared-contracts';

/** Whether two locations are the same place, reached from the same place. */
export function sameLocation(a: RouteLocation, b: RouteLocation): boolean {
  const names = Object.keys(a.params);
  return (
    a.pathname === b.pathname &&
    a.search === b.search &&
    a.hash === b.hash &&
    a.from === b.from &&
    names.length === Object.keys(b.params).length &&
    names.every((name) => a.params[name] === b.params[name])
  );
}
