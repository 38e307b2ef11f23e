import { useId } from 'react';
import { lesson } from '../../messages/lesson-extras';
import styles from './extras.late.module.css';

/** The audio files of a lesson. The lesson's text contains their words. */
export function Audios({ audios }: { audios: readonly string[] }) {
  const id = useId();
  const { title, audio } = lesson.audios;
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.audios}>
        {audios.map((address, index) => (
          <li key={address} className={styles.audio}>
            <span id={`${id}-${index}`} className={styles.label}>
              {audio(index + 1, audios.length)}
            </span>
            <audio
              className={styles.sound}
              controls
              preload="none"
              src={address}
              aria-labelledby={`${id}-${index}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
