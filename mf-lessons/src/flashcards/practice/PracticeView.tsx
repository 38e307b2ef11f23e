import { useCallback, useEffect, useRef, useState } from 'react';
import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { flashcards } from '../../messages/flashcards';
import { progressOf } from '../../progress';
import { ExportButton } from '../export/ExportButton';
import type { Deck } from '../open-deck';
import { AnswerBar } from './AnswerBar';
import { DeckBar } from './DeckBar';
import { FlipCard } from './FlipCard';
import { SaveNotice } from './SaveNotice';
import { SessionEnd } from './SessionEnd';
import { SessionProgress } from './SessionProgress';
import styles from './practice.module.css';
import { useCardKeys } from './use-card-keys';

export interface PracticeViewProps {
  readonly deck: Deck;
  /** Of the lesson. */
  readonly title: string;
  readonly videoID: string;
}

/** A session with the cards of one lesson, from the first card to the end of the session. */
export function PracticeView({ deck, title, videoID }: PracticeViewProps) {
  const { cards, practice, stored } = deck;
  const platform = usePlatform();
  const state = useObservable(practice.state$, practice.state$.value);
  const { cardsFirst } = useObservable(platform.preferences.values$, DEFAULT_PREFERENCES);
  const region = useRef<HTMLElement>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const { session, isTurned } = state;
  const card = cards.find(({ key }) => key === session.queue[0]);

  const isOver = card === undefined;
  useEffect(() => {
    const store = () => {
      void stored.flush();
      void progressOf(platform).flush();
    };
    // Who is through closes the page, perhaps at once.
    if (isOver) store();
    return store;
  }, [isOver, platform, stored]);

  const act = useCallback((work: () => void) => {
    work();
    setHasBegun(true);
  }, []);
  const answer = (isKnown: boolean) => act(() => practice.answer(isKnown));
  const undo = () => act(practice.undo);
  useCardKeys(region, { turn: () => act(practice.turn), answer, undo });

  return (
    <section ref={region} className={styles['practice']} aria-label={flashcards.practice}>
      <DeckBar cards={cards} schedules={session.schedules} />
      {card === undefined ? (
        <SessionEnd
          cards={cards}
          session={session}
          takesFocus={hasBegun}
          videoID={videoID}
          onExtra={() => act(practice.startExtra)}
          onPlanned={() => act(practice.startPlanned)}
          onUndo={undo}
        />
      ) : (
        <>
          <SessionProgress session={session} />
          <FlipCard
            // Another card, or the same one asked again, comes with its first side up.
            key={session.answers.length}
            card={card}
            asksIn={cardsFirst}
            isTurned={isTurned}
            takesFocus={hasBegun}
            onTurn={() => act(practice.turn)}
          />
          <AnswerBar
            canUndo={session.answers.length > 0}
            isExtra={session.kind === 'extra'}
            isTurned={isTurned}
            outlook={practice.outlook}
            onAnswer={answer}
            onTurn={() => act(practice.turn)}
            onUndo={undo}
          />
        </>
      )}
      <div className={styles['foot']}>
        <SaveNotice status$={stored.status$} />
        <ExportButton cards={cards} title={title} />
      </div>
    </section>
  );
}
