import { useSound } from 'kit/sound';
import { lesson } from '../../messages/lesson';
import { useOnline } from '../../timing/use-online';

export interface LineSound {
  /** Plays the sound of a line from its beginning, and stops any other. */
  play(url: string): void;
  /** Why the last one could not be played, in words; undefined when it could. */
  readonly failure: string | undefined;
}

/**
 * Plays the sounds of a text's lines, one at a time.
 *
 * @param makeRoom called first, so that the film makes room
 */
export function useLineSound(makeRoom: (() => void) | undefined): LineSound {
  const { play, hasFailed } = useSound(makeRoom);
  const isOnline = useOnline();
  const { noSound, offline } = lesson.text;
  return { play, failure: hasFailed ? (isOnline ? noSound : offline) : undefined };
}
