/** One testable sentence, table row or number of the specification. */
export interface SpecRow {
  /** Never changes, `PREFIX-name`. A test that proves the row has it in square brackets. */
  readonly id: string;
  /** Section of the specification, `§2 Header`. */
  readonly section: string;
  /** Words of the specification. */
  readonly text: string;
}

/**
 * Makes the rows of one section.
 *
 * @param section heading of the section, with its number
 * @param texts words of the specification, by id
 */
export const rowsOf = (section: string, texts: Readonly<Record<string, string>>): SpecRow[] =>
  Object.entries(texts).map(([id, text]) => ({ id, section, text }));
