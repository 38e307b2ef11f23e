import { useEffect, useState } from 'react';
import { classNames, Dialect } from 'kit';
import { useSound } from 'kit/sound';
import type { LessonWords } from 'shared-contracts';
import { wordsCode } from '../../chunks/words';
import { flashcards } from '../../messages/flashcards';
import { Later } from '../../shelf/Later';
import { useSoundFailure } from '../../timing/use-online';
import type { CardWordsProps } from '../practice/FlipCard';
import flipCard from '../practice/flip-card.module.css';
import styles from './kinds.late.module.css';

const TURN_MS = 200;

/**
 * Draws words that open over a turned card, at the same positions. The card is one button; words
 * inside it would turn it when pressed. They appear after the turn, so as not to delay it. Source:
 * docs/lessons.md, Words.
 */
export function CardWords({ card, asksIn, videoID }: CardWordsProps) {
  const { SwissGerman, English, line, words, AudioUrl, voice, isOwn } = card;
  const [isAtRest, setIsAtRest] = useState(false);
  const { play, hasFailed } = useSound();
  const failure = useSoundFailure(hasFailed, flashcards.card);
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
  // A card of several words without a sentence has targets too small to press; its line has the
  // same words.
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
      {failure !== undefined && (
        <span role="status" className={flipCard.noSound}>
          {failure}
        </span>
      )}
    </div>
  );
}
