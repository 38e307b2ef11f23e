import { PlayerIcon } from 'kit/player';
import { VIDEO_RATIO } from 'shared-contracts';
import { miniLesson } from '../messages/mini-lesson';
import styles from './pager.module.css';

interface FilmPlaceProps {
  readonly title: string;
  readonly picture: string;
  /** A note about its sound, as in the player. */
  readonly mark: string | undefined;
  /** Loads the film and plays it. */
  readonly onPlay: () => void;
}

/**
 * The film before it is loaded: its picture, already in the page, and a button to play it. The
 * button has the sign twice: on the picture, and where the controls below a small picture have it.
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
