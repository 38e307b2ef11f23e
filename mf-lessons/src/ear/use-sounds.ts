import { useSound } from 'kit/sound';
import { ear } from '../messages/ear';
import { useOnline } from '../timing/use-online';

export interface Sounds {
  /** Plays these sounds one after the other, and stops any other sound. */
  play(urls: readonly (string | null | undefined)[]): void;
  /** The sentence about a sound that failed; undefined if it played. */
  readonly failure: string | undefined;
}

/** @param makeRoom called before playing; it pauses the film */
export function useSounds(makeRoom: () => void): Sounds {
  const { play, hasFailed } = useSound(makeRoom);
  const isOnline = useOnline();
  const playAll: Sounds['play'] = ([first, ...others]) =>
    play(first ?? undefined, others.length > 0 ? () => playAll(others) : undefined);
  // Not `useSoundFailure`: with the object of all texts the chunk would be larger.
  const failure = isOnline ? ear.noSound : ear.offline;
  return { play: playAll, failure: hasFailed ? failure : undefined };
}
