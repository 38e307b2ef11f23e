/** One testable sentence, table row or number of the specification. */
export interface SpecRow {
  /** Stable, `PREFIX-name`; tests that prove the row carry it in square brackets in their title. */
  readonly id: string;
  /** Where the specification says it, `§2 Header`. */
  readonly section: string;
  /** The specification's words. */
  readonly text: string;
}

/**
 * The rows of one section.
 *
 * @param section heading of the section, with its number
 * @param texts the specification's words by id
 */
export const rowsOf = (section: string, texts: Readonly<Record<string, string>>): SpecRow[] =>
  Object.entries(texts).map(([id, text]) => ({ id, section, text }));
