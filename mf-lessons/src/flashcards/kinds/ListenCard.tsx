import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button, Dialect } from 'kit';
import { useSound } from 'kit/sound';
import { cards as messages } from '../../messages/cards';
import { flashcards } from '../../messages/flashcards';
import { useSoundFailure } from '../../timing/use-online';
import { FlipCard, isChoosing, type FlipCardProps } from '../practice/FlipCard';
import flipCard from '../practice/flip-card.module.css';
import typedCard from '../typed/typed-card.late.module.css';
import { gapsOf } from './gaps';
import styles from './kinds.late.module.css';

/**
 * Whether the card names the meaning too. The sound of an own word is its whole line, so the
 * meaning tells which word is asked.
 */
const asksForWord = (card: FlipCardProps['card']) =>
  card.isOwn === true && gapsOf(card) !== undefined;

/**
 * A card that plays its sound first. Its text appears when it is turned, or when its sound fails.
 */
export const ListenCard = (props: FlipCardProps) =>
  props.isTurned ? (
    <FlipCard {...props} asksIn={asksForWord(props.card) ? 'en' : props.asksIn} />
  ) : (
    <Unturned {...props} />
  );

function Unturned({ card, takesFocus, onTurn }: FlipCardProps) {
  const { play, hasFailed } = useSound();
  const failure = useSoundFailure(hasFailed, flashcards.card);
  const button = useRef<HTMLButtonElement>(null);
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
          {failure !== undefined && (
            <>
              <p className={styles.failure}>{failure}</p>
              <p className={flipCard.gsw}>
                <Dialect>{isWord ? card.line?.SwissGerman : card.SwissGerman}</Dialect>
              </p>
            </>
          )}
        </div>
        <p className={typedCard.keys}>{messages.listen.keys}</p>
      </div>
      {card.voice === 'machine' && (
        <span className={flipCard.sample}>{flashcards.card.machine}</span>
      )}
    </div>
  );
}
