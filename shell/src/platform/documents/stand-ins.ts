import type { Increment, ServerTimestamp } from 'shared-contracts';

/** Placeholder of the server's time; the SDK replaces it when it writes. */
export const SERVER_TIME = Object.freeze({ serverTime: true }) as unknown as ServerTimestamp;

const amounts = new WeakMap<object, number>();

/** Placeholder of a number to add; the SDK replaces it when it writes. */
export function incrementBy(by: number): Increment {
  const placeholder = Object.freeze({});
  amounts.set(placeholder, by);
  return placeholder as Increment;
}

/** The number that such a placeholder adds; undefined for any other value. */
export const incrementOf = (value: object): number | undefined => amounts.get(value);
