import type { Learner } from 'common';
import { NO_CHANGES, type Changes } from './changes';

/** After so long without a word another tab plays no more, in milliseconds. */
const PLAYS_FOR_MS = 6000;

type Word = { readonly tab: number } & (
  { readonly kind: 'plays' } | { readonly kind: 'stored'; readonly changes: Changes }
);

/** What this tab and the learner's others tell each other. */
export interface OtherTabs {
  /** Tells what this tab has stored, so that the next write of another tab keeps it. */
  tell(changes: Changes): void;
  /** Tells that a film plays here. */
  tellPlaying(): void;
  /** Whether a film plays in another tab, whose seconds count in place of those of this tab. */
  arePlaying(): boolean;
}

/**
 * Meets the learner's other tabs on this device, until the learner is gone. Where the browser has
 * no channel between tabs, it hears of none. Source: decision 68.
 *
 * @param onStored called with what another tab has stored; days are left out, because this tab may
 *   have read them already
 */
export function meetOtherTabs(
  { uid, signal }: Pick<Learner, 'uid' | 'signal'>,
  onStored: (changes: Changes) => void,
): OtherTabs {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`progress/${uid}`);
  const tab = Math.random();
  let playsUntil = 0;
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'stored') onStored(data.changes);
    // One of two tabs counts: the one with the lower number.
    else if (data.tab < tab) playsUntil = performance.now() + PLAYS_FOR_MS;
  });
  signal.addEventListener('abort', () => channel?.close());
  const say = (word: Word) => {
    if (!signal.aborted) channel?.postMessage(word);
  };
  return {
    tell: (changes) => say({ tab, kind: 'stored', changes: { ...changes, days: NO_CHANGES.days } }),
    tellPlaying: () => say({ tab, kind: 'plays' }),
    arePlaying: () => performance.now() < playsUntil,
  };
}
