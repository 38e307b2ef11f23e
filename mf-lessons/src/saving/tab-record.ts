type Kept<T> = Readonly<Record<string, T>>;

/** What a visitor has done, by a key, kept in the tab. */
export interface TabRecord<T> {
  readonly items: Kept<T>;
  put(key: string, item: T): void;
  /** Gives all of it to the learner who logs in, once. */
  take(): Kept<T>;
}

/** @param text what the browser holds, which may be anything */
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
 * Keeps what a visitor does. It survives a reload and the way through the sign-up, and ends with
 * the tab. Where the browser keeps nothing, it lasts as long as the page.
 *
 * @param name in the browser's storage
 * @param most so many items stay, the latest
 * @param itemOf checks what the browser holds; undefined: it is none of ours
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
    // The storage is forbidden, or holds something else.
  }
  const keep = (all: Kept<T>) => {
    items = Object.fromEntries(Object.entries(all).slice(-most));
    try {
      if (Object.keys(items).length > 0) sessionStorage.setItem(name, JSON.stringify(items));
      else sessionStorage.removeItem(name);
    } catch {
      // The storage is full or forbidden; the page keeps them.
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
