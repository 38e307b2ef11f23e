/** A value of a form-encoded request: everything is text until a schema says what it is. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** `items[0][price]` → `['items', '0', 'price']`. */
const pathOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''));

/** Objects whose keys are 0, 1, 2 … (or empty) are lists. */
function listsInside(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d*$/.test(key));
  if (isList) return entries.map(([, one]) => listsInside(one));
  return Object.fromEntries(entries.map(([key, one]) => [key, listsInside(one)]));
}

/**
 * Reads Stripe's form encoding: `a[b]=1&list[0]=x&list[]=y`.
 *
 * @param text body of a POST, or the query of a GET
 */
export function readForm(text: string): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    let place = root;
    path.slice(0, -1).forEach((key) => {
      const next = place[key];
      if (typeof next === 'object' && !Array.isArray(next)) {
        place = next;
      } else {
        place = place[key] = Object.create(null) as { [key: string]: FormValue };
      }
    });
    const last = path.at(-1) ?? '';
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, listsInside(value)]));
}
