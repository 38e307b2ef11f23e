import { useSound } from 'kit/sound';
import { ear } from '../messages/ear';
import { useOnline } from '../timing/use-online';

export interface Sounds {
  /** Plays sounds one after the other, and stops any other. */
  play(urls: readonly (string | null | undefined)[]): void;
  /** Why the last one could not be played, in words; undefined when it could. */
  readonly failure: string | undefined;
}

/** @param makeRoom called first, so that the film makes room */
export function useSounds(makeRoom: () => void): Sounds {
  const { play, hasFailed } = useSound(makeRoom);
  const isOnline = useOnline();
  const playAll: Sounds['play'] = ([first, ...others]) =>
    play(first ?? undefined, others.length > 0 ? () => playAll(others) : undefined);
  const failure = isOnline ? ear.noSound : ear.offline;
  return { play: playAll, failure: hasFailed ? failure : undefined };
}
