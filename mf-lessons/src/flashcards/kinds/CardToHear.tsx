import { Button, Dialect } from 'kit';
import { useSound } from 'kit/sound';
import { cards as messages } from '../../messages/cards';
import { flashcards } from '../../messages/flashcards';
import { useSoundFailure } from '../../timing/use-online';
import type { AnyCard } from '../deck/card-key';
import styles from './kinds.late.module.css';

/** Plays the sounds of a list of cards. */
export function useCardSound() {
  const { play, hasFailed } = useSound();
  return { play, failure: useSoundFailure(hasFailed, flashcards.card) };
}

export interface CardToHearProps {
  readonly card: AnyCard;
  readonly play: (url: string) => void;
}

/** A card as text, with its line and its sound if it has them. */
export function CardToHear({ card, play }: CardToHearProps) {
  const { SwissGerman, English, AudioUrl, line } = card;
  return (
    <>
      <p>
        <Dialect>{SwissGerman}</Dialect> <span className={styles.means}>{English}</span>
      </p>
      {line && (
        <p>
          <Dialect>{line.SwissGerman}</Dialect> <span className={styles.means}>{line.English}</span>
        </p>
      )}
      {AudioUrl !== undefined && (
        <Button variant="quiet" onClick={() => play(AudioUrl)}>
          {messages.hear} <Dialect className="visually-hidden">{SwissGerman}</Dialect>
        </Button>
      )}
    </>
  );
}
