/**
 * What is looked for, as it stands in the address (`/?q=tram&level=2&sort=oldest`) and in the fields
 * of the form, by the same names; an empty text where nothing is asked.
 */
export interface SearchQuery {
  readonly q: string;
  /** `1` to `5`, or empty: all levels. */
  readonly level: string;
  /** `oldest`, or empty: newest first. */
  readonly sort: string;
}

/** The query of an address, or the fields of the form. */
interface Source {
  get(name: keyof SearchQuery): unknown;
}

/** Reads what is asked; what makes no sense is not asked. */
export function readSearch(source: Source): SearchQuery {
  const read = (name: keyof SearchQuery, meaningful: RegExp) =>
    meaningful.exec(String(source.get(name) ?? ''))?.[0] ?? '';
  return {
    q: read('q', /\S.{0,99}/).trimEnd(),
    level: read('level', /^[1-5]$/),
    sort: read('sort', /^oldest$/),
  };
}

/** The query of the address, with its question mark; empty where nothing is asked. */
export function writeSearch(query: SearchQuery): string {
  const asked = Object.entries(query).filter(([, value]) => value !== '');
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}
