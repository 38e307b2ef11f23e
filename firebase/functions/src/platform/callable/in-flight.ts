/**
 * Limits the concurrent calls of one caller in this instance, so that a burst does not delay
 * others.
 *
 * @param most concurrent calls of one caller
 * @returns `enter(key)`: null at the limit; otherwise a function to call once at the end of the
 *   call
 */
export function createInFlightLimit(most: number) {
  const counts = new Map<string, number>();
  return {
    enter(key: string): (() => void) | null {
      const count = counts.get(key) ?? 0;
      if (count >= most) return null;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
