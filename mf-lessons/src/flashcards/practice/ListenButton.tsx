import { useEffect, useRef, useState } from 'react';
import { flashcards } from '../../messages/flashcards';
import { useSoundFailure } from '../../timing/use-online';
import styles from './flip-card.module.css';

/** Plays the sound of a card. A second press restarts it. */
export function ListenButton({ url, isMachine }: { url: string; isMachine: boolean }) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const failure = useSoundFailure(hasFailed, flashcards.card);
  const { listen, machine } = flashcards.card;
  useEffect(() => () => audio.current?.pause(), []);

  const play = () => {
    audio.current ??= new Audio(url);
    audio.current.currentTime = 0;
    setHasFailed(false);
    audio.current.play().catch((error: unknown) => {
      // Another press, or leaving the card, has interrupted the sound.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      audio.current = null;
      setHasFailed(true);
    });
  };

  return (
    <>
      <button type="button" className={styles.listen} aria-label={listen} onClick={play}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
        </svg>
      </button>
      {isMachine && !hasFailed && <span className={styles.sample}>{machine}</span>}
      {failure !== undefined && (
        <span role="status" className={styles.noSound}>
          {failure}
        </span>
      )}
    </>
  );
}
