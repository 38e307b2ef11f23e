import { useEffect, useState } from 'react';
import { classNames, Dialect } from 'kit';
import { useSound } from 'kit/sound';
import type { LessonWords } from 'shared-contracts';
import { wordsCode } from '../../chunks/words';
import { flashcards } from '../../messages/flashcards';
import { Later } from '../../shelf/Later';
import { useOnline } from '../../timing/use-online';
import type { CardWordsProps } from '../practice/FlipCard';
import flipCard from '../practice/flip-card.module.css';
import styles from './kinds.late.module.css';

/** As long as a card turns. */
const TURN_MS = 200;

/**
 * Draws a turned card again, exactly over it, with words that open. So no word lies within the
 * button that the card is, and a press on one does not turn it. It comes after the turn, which it
 * must not delay. Source: docs/lessons.md, Words.
 */
export function CardWords({ card, asksIn, videoID }: CardWordsProps) {
  const { SwissGerman, English, line, words, AudioUrl, voice, isOwn } = card;
  const [isAtRest, setIsAtRest] = useState(false);
  const { play, hasFailed } = useSound();
  const isOnline = useOnline();
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), TURN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isAtRest || !words) return null;

  const isSoundOfLine = isOwn === true || voice !== undefined;
  const wordLine = (text: string, of: LessonWords | undefined, isHeard: boolean) => {
    const [first] = of?.places ?? [];
    const plain = <Dialect aria-hidden>{text}</Dialect>;
    if (!of || !first) return plain;
    return (
      <Later chunk={wordsCode} when="shown" waiting={plain} failure={plain}>
        {({ WordLine }) => (
          <WordLine
            text={text}
            index={line && first.line}
            videoID={videoID}
            words={of}
            control={undefined}
            onHear={isHeard && AudioUrl !== undefined ? () => play(AudioUrl) : undefined}
          />
        )}
      </Later>
    );
  };
  // Short words without a sentence around them are too small to press, and the line says them.
  const isSmall = line !== undefined && words.places.length > 1;
  const dialect = wordLine(SwissGerman, isSmall ? undefined : words, true);
  const english = <span aria-hidden>{English}</span>;
  const isAskedInDialect = asksIn === 'gsw';
  return (
    <div className={classNames(flipCard.face, flipCard.back, styles.over)}>
      <div className={flipCard.asked}>{isAskedInDialect ? dialect : english}</div>
      <div className={classNames(flipCard.words, isAskedInDialect ? flipCard.en : flipCard.gsw)}>
        {isAskedInDialect ? english : dialect}
      </div>
      {line && (
        <div className={flipCard.line}>
          {wordLine(line.SwissGerman, line.words, isSoundOfLine)}
          <span className={flipCard.meaning} aria-hidden>
            {line.English}
          </span>
        </div>
      )}
      {hasFailed && (
        <span role="status" className={flipCard.noSound}>
          {isOnline ? flashcards.card.noSound : flashcards.card.offline}
        </span>
      )}
    </div>
  );
}
