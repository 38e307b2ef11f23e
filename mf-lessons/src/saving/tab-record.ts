type Kept<T> = Readonly<Record<string, T>>;

/** Items of a visitor by key, kept in the tab. */
export interface TabRecord<T> {
  readonly items: Kept<T>;
  put(key: string, item: T): void;
  /** Removes and returns all items, for the learner who logs in. */
  take(): Kept<T>;
}

/** @param text the value in the browser's storage, which may be anything */
function parse<T>(text: string | null, itemOf: (stored: unknown) => T | undefined): Kept<T> {
  const all = Object.entries(JSON.parse(text ?? '{}') as object);
  return Object.fromEntries(
    all.flatMap(([key, stored]: [string, unknown]) => {
      const item = itemOf(stored);
      return item === undefined ? [] : [[key, item]];
    }),
  );
}

/**
 * Keeps items of a visitor in the session storage: they survive a reload and the sign-up, and end
 * with the tab. If the browser forbids storage, they last as long as the page.
 *
 * @param name key in the session storage
 * @param most the number of items that stay, the latest ones
 * @param itemOf checks a stored item; undefined if it is invalid
 */
export function createTabRecord<T>(
  name: string,
  most: number,
  itemOf: (stored: unknown) => T | undefined,
): TabRecord<T> {
  let items: Kept<T> = {};
  try {
    items = parse(sessionStorage.getItem(name), itemOf);
  } catch {
    // The storage is forbidden, or has an invalid value.
  }
  const keep = (all: Kept<T>) => {
    items = Object.fromEntries(Object.entries(all).slice(-most));
    try {
      if (Object.keys(items).length > 0) sessionStorage.setItem(name, JSON.stringify(items));
      else sessionStorage.removeItem(name);
    } catch {
      // The storage is full or forbidden; the items stay in memory.
    }
  };
  return {
    get items() {
      return items;
    },
    put: (key, item) => keep({ ...items, [key]: item }),
    take() {
      const taken = items;
      keep({});
      return taken;
    },
  };
}
