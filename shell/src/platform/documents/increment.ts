import type { Increment } from 'shared-contracts';

const amounts = new WeakMap<object, number>();

/** Stands for a number to be added until the SDK that writes it is loaded. */
export function incrementBy(by: number): Increment {
  const stand = Object.freeze({});
  amounts.set(stand, by);
  return stand as Increment;
}

/** How much such a stand-in adds; undefined for any other value. */
export const incrementOf = (value: object): number | undefined => amounts.get(value);
