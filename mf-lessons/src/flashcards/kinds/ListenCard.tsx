import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button, Dialect } from 'kit';
import { useSound } from 'kit/sound';
import { cards as messages } from '../../messages/cards';
import { flashcards } from '../../messages/flashcards';
import { useOnline } from '../../timing/use-online';
import { FlipCard, isChoosing, type FlipCardProps } from '../practice/FlipCard';
import flipCard from '../practice/flip-card.module.css';
import typedCard from '../typed/typed-card.late.module.css';
import { gapsOf } from './gaps';
import styles from './kinds.late.module.css';

/**
 * Whether the sound says more than the card: that of an own word is its whole line. Then the card
 * asks for the word by what it means.
 */
const asksForWord = (card: FlipCardProps['card']) =>
  card.isOwn === true && gapsOf(card) !== undefined;

/** A card that is heard first. Its text comes when it is turned, or when its sound fails. */
export const ListenCard = (props: FlipCardProps) =>
  props.isTurned ? (
    <FlipCard {...props} asksIn={asksForWord(props.card) ? 'en' : props.asksIn} />
  ) : (
    <Heard {...props} />
  );

function Heard({ card, takesFocus, onTurn }: FlipCardProps) {
  const { play, hasFailed } = useSound();
  const isOnline = useOnline();
  const button = useRef<HTMLButtonElement>(null);
  const { machine, noSound, offline } = flashcards.card;
  const isWord = asksForWord(card);

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
        {isWord && <p className={flipCard.en}>{messages.listen.word(card.English)}</p>}
        <p className={styles.hint}>{messages.listen.hint}</p>
        <div role="status" className={typedCard.verdict}>
          {hasFailed && (
            <>
              <p className={styles.failure}>{isOnline ? noSound : offline}</p>
              <p className={flipCard.gsw}>
                <Dialect>{isWord ? card.line?.SwissGerman : card.SwissGerman}</Dialect>
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
