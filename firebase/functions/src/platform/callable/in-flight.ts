/**
 * Limits how many calls of one caller this instance works on at the same time. One caller's burst
 * then delays nobody else.
 *
 * @param most of one caller
 * @returns `enter(key)`: null if that many are at work already; otherwise a function that ends the
 *   call, called once
 */
export function createInFlightLimit(most: number) {
  const atWork = new Map<string, number>();
  return {
    enter(key: string): (() => void) | null {
      const count = atWork.get(key) ?? 0;
      if (count >= most) return null;
      atWork.set(key, count + 1);
      return () => {
        const left = (atWork.get(key) ?? 0) - 1;
        if (left > 0) atWork.set(key, left);
        else atWork.delete(key);
      };
    },
  };
}
