import { useEffect, useRef, type RefObject } from 'react';
import { Button, ButtonLink, Card } from 'kit';
import { flashcards } from '../../messages/flashcards';
import { videoPath } from '../../paths';
import { nextDay, newCards } from '../deck/due';
import { NEW_PER_SESSION, summaryOf, type Session } from '../deck/session';
import { whenIs } from '../deck/when-is';
import type { EndProps } from './PracticeSession';
import styles from './session-end.module.css';

export interface SessionEndProps extends EndProps {
  readonly videoID: string;
}

/** Shows the result, when the next cards are due, and what the learner can do now. */
export function SessionEnd(props: SessionEndProps) {
  const { cards, session, takesFocus, videoID, onExtra, onPlanned, onUndo } = props;
  const { end, answer, backToLesson } = flashcards;
  const heading = useHeadingFocus(takesFocus);

  const keys = cards.map(({ key }) => key);
  const more = Math.min(NEW_PER_SESSION, newCards(keys, session.schedules));
  const hasAnswered = session.answers.length > 0;
  const done = session.kind === 'extra' || more > 0 ? end.moreTitle : end.title;
  return (
    <Card as="section" className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {hasAnswered ? done : end.nothingTitle}
      </h2>
      {hasAnswered && <Done session={session} />}
      <p className={styles.text}>{nextText(keys, session)}</p>
      <div className={styles.actions}>
        {more > 0 && <Button onClick={onPlanned}>{end.moreNew(more)}</Button>}
        <ButtonLink variant={more > 0 ? 'secondary' : 'primary'} to="/home">
          {end.goOn}
        </ButtonLink>
      </div>
      <div className={styles.others}>
        <Button variant="quiet" onClick={onExtra}>
          {end.anyway}
        </Button>
        <ButtonLink variant="quiet" to={videoPath(videoID)}>
          {backToLesson}
        </ButtonLink>
        {hasAnswered && (
          <Button variant="quiet" onClick={onUndo}>
            {answer.undo}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** For the heading of the end, which takes the focus of the last card. */
export function useHeadingFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}

/** How many cards were known, at once and later. */
export function Done({ session }: { session: Session }) {
  const { knownAtOnce, knownLater } = summaryOf(session);
  const { atOnce, later } = flashcards.end;
  return (
    <ul className={styles.done}>
      <li>{atOnce(knownAtOnce)}</li>
      {knownLater > 0 && <li>{later(knownLater)}</li>}
    </ul>
  );
}

/** When the next cards come back, in words. */
export function nextText(keys: readonly string[], { schedules }: Session): string {
  const now = new Date();
  const next = nextDay(keys, schedules, now);
  const { next: text, nextNone } = flashcards.end;
  return next ? text(next.cards, whenIs(next.day.getTime(), now)) : nextNone;
}
