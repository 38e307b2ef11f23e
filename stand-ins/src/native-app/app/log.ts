/** The actor of an entry. `refused`: the app ignored a message, for the reason in `note`. */
export type EntryKind = 'from page' | 'to page' | 'store' | 'app' | 'refused';

export interface Entry {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: EntryKind;
  /** Type of the message, or a sentence. */
  readonly type: string;
  readonly payload?: unknown;
  readonly note?: string;
}

/** The log drops older entries. */
const LONGEST = 500;

/** Adds an entry, which must not hold the token of a message. */
export const withEntry = (
  entries: readonly Entry[],
  entry: Omit<Entry, 'id' | 'at'>,
  now = new Date(),
): readonly Entry[] => [
  ...entries.slice(1 - LONGEST),
  { id: (entries.at(-1)?.id ?? 0) + 1, at: now.toISOString(), ...entry },
];
