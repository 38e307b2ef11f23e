import { PlayerIcon } from 'kit/player';
import { VIDEO_RATIO } from 'shared-contracts';
import { miniLesson } from '../messages/mini-lesson';
import styles from './pager.module.css';

interface FilmPlaceProps {
  readonly title: string;
  readonly picture: string;
  /** A note about the sound, as in the player. */
  readonly mark: string | undefined;
  readonly onPlay: () => void;
}

/**
 * Placeholder of a film that is not loaded: its picture and a play button. The button has two
 * icons: one on the picture, one where the controls below a small picture have it.
 */
export function FilmPlace({ title, picture, mark, onPlay }: FilmPlaceProps) {
  return (
    <div className={styles.film}>
      <img
        src={picture}
        alt=""
        decoding="sync"
        width={VIDEO_RATIO.width}
        height={VIDEO_RATIO.height}
      />
      <button type="button" aria-label={miniLesson.play(title)} onClick={onPlay}>
        <PlayerIcon name="play" />
        <PlayerIcon name="play" />
      </button>
      {mark !== undefined && <p className={styles.mark}>{mark}</p>}
    </div>
  );
}
