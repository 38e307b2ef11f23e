import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button, Dialect } from 'kit';
import { useSound } from 'kit/sound';
import { cards as messages } from '../../messages/cards';
import { flashcards } from '../../messages/flashcards';
import { useOnline } from '../../timing/use-online';
import { FlipCard, isChoosing, type FlipCardProps } from '../practice/FlipCard';
import flipCard from '../practice/flip-card.module.css';
import typedCard from '../typed/typed-card.late.module.css';
import styles from './kinds.late.module.css';

/** A card that is heard first. Its text comes when it is turned, or when its sound fails. */
export const ListenCard = (props: FlipCardProps) =>
  props.isTurned ? <FlipCard {...props} /> : <Heard {...props} />;

function Heard({ card, takesFocus, onTurn }: FlipCardProps) {
  const { play, hasFailed } = useSound();
  const isOnline = useOnline();
  const button = useRef<HTMLButtonElement>(null);
  const { machine, noSound, offline } = flashcards.card;

  useEffect(() => {
    if (takesFocus && !isChoosing()) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const turnByKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key.toLowerCase() === 't' && !altKey && !ctrlKey && !metaKey) onTurn();
  };

  return (
    <div className={flipCard.stack}>
      <div className={typedCard.face}>
        <Button
          ref={button}
          variant="secondary"
          className={styles.play}
          data-plays=""
          onClick={() => play(card.AudioUrl)}
          onKeyDown={turnByKey}
        >
          {messages.listen.play}
        </Button>
        <p className={styles.hint}>{messages.listen.hint}</p>
        <div role="status" className={typedCard.verdict}>
          {hasFailed && (
            <>
              <p className={styles.failure}>{isOnline ? noSound : offline}</p>
              <p className={flipCard.gsw}>
                <Dialect>{card.SwissGerman}</Dialect>
              </p>
            </>
          )}
        </div>
        <p className={typedCard.keys}>{messages.listen.keys}</p>
      </div>
      {card.voice === 'machine' && <span className={flipCard.sample}>{machine}</span>}
    </div>
  );
}
