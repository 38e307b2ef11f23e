/**
 * A search as in the address (`/?q=tram&level=2&sort=oldest`). The form fields have the same names.
 * An empty value means no condition.
 */
export interface SearchQuery {
  readonly q: string;
  /** `1` to `5`, or empty: all levels. */
  readonly level: string;
  /** `oldest`, or empty: newest first. */
  readonly sort: string;
}

/** The query of an address, or the data of the form. */
interface Source {
  get(name: keyof SearchQuery): unknown;
}

/** Reads a search; invalid values count as empty. */
export function readSearch(source: Source): SearchQuery {
  const read = (name: keyof SearchQuery, meaningful: RegExp) =>
    meaningful.exec(String(source.get(name) ?? ''))?.[0] ?? '';
  return {
    q: read('q', /\S.{0,99}/).trimEnd(),
    level: read('level', /^[1-5]$/),
    sort: read('sort', /^oldest$/),
  };
}

/** The search as a query string with its question mark; empty without conditions. */
export function writeSearch(query: SearchQuery): string {
  const conditions = Object.entries(query).filter(([, value]) => value !== '');
  return conditions.length > 0 ? `?${new URLSearchParams(conditions)}` : '';
}
