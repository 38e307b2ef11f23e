import type { Entry } from './entry';

const choiceOf = ({ builds, switchedOff, frozen, catalogueFile }: Entry, canaries: object) =>
  JSON.stringify([builds, switchedOff, frozen, catalogueFile, canaries]);

/**
 * Whether an entry only ends the canary that it names: that is all that the key of the judge may
 * sign. Source: decision 56.
 *
 * @param previousEntry the entry that it follows
 */
export function endsOneCanary(entry: Entry, previousEntry: Entry | undefined): boolean {
  const { remote = '', action, sequence, canaries } = entry;
  if (!previousEntry?.canaries[remote]) return false;
  const { [remote]: _ended, ...left } = previousEntry.canaries;
  return (
    action === 'judge' &&
    sequence === previousEntry.sequence + 1 &&
    choiceOf(entry, canaries) === choiceOf(previousEntry, left)
  );
}
