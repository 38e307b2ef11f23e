import type { Learner } from 'common';
import { NO_CHANGES, type Changes } from './changes';

/** Another tab counts as playing for so long after its last message. */
const PLAYS_FOR_MS = 6000;

type Word = { readonly tab: number } & (
  { readonly kind: 'plays' } | { readonly kind: 'stored'; readonly changes: Changes }
);

/** The messages between the learner's tabs on this device. */
export interface OtherTabs {
  /** Sends what this tab has stored, so that another tab's next write keeps it. */
  tell(changes: Changes): void;
  /** Sends that a film plays in this tab. */
  tellPlaying(): void;
  /** Whether a film plays in another tab that counts the seconds. */
  arePlaying(): boolean;
}

/**
 * Connects the learner's tabs on this device by a `BroadcastChannel`, until the log-out. Without
 * that API every tab is alone. Source: decision 68.
 *
 * @param onStored called with what another tab has stored, without `days`, which this tab may have
 *   read already
 */
export function connectOtherTabs(
  { uid, signal }: Pick<Learner, 'uid' | 'signal'>,
  onStored: (changes: Changes) => void,
): OtherTabs {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`progress/${uid}`);
  const tab = Math.random();
  let playsUntil = 0;
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'stored') onStored(data.changes);
    // Of two playing tabs, the one with the lower number counts the seconds.
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
