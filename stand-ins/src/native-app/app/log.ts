/** Who did what. `refused`: the app heard it and did nothing, for the reason in `note`. */
export type EntryKind = 'from page' | 'to page' | 'store' | 'app' | 'refused';

export interface Entry {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: EntryKind;
  /** Type of the message, or what happened. */
  readonly type: string;
  readonly payload?: unknown;
  readonly note?: string;
}

/** Entries that are kept; older ones go first. */
const LONGEST = 500;

/** Adds an entry. The token of a message must not be in it. */
export const withEntry = (
  entries: readonly Entry[],
  entry: Omit<Entry, 'id' | 'at'>,
  now = new Date(),
): readonly Entry[] => [
  ...entries.slice(1 - LONGEST),
  { id: (entries.at(-1)?.id ?? 0) + 1, at: now.toISOString(), ...entry },
];
