import { useEffect, useRef, type RefObject } from 'react';
import { Button, ButtonLink, Card } from 'kit';
import { cardsCode } from '../../chunks/cards';
import { tomorrowCode } from '../../chunks/tomorrow';
import { flashcards } from '../../messages/flashcards';
import { videoPath } from '../../paths';
import { Later } from '../../shelf/Later';
import { isSetAside } from '../../progress/card-state';
import { newCards } from '../deck/due';
import { NEW_PER_SESSION, summaryOf, type Session } from '../deck/session';
import type { EndProps } from './PracticeSession';
import styles from './session-end.module.css';

export interface SessionEndProps extends EndProps {
  readonly videoID: string;
}

/** The end of a session with one lesson: the result, what tomorrow brings, and the next actions. */
export function SessionEnd(props: SessionEndProps) {
  const { cards, session, takesFocus, videoID, onExtra, onGoOn, onPlanned, onUndo } = props;
  const { end, answer, backToLesson } = flashcards;
  const heading = useHeadingFocus(takesFocus);

  const keys = cards.map(({ key }) => key);
  const more = Math.min(NEW_PER_SESSION, newCards(keys, session.schedules));
  const hasAnswered = session.answers.length > 0;
  const isLeft = session.queue.length > 0;
  const done = session.kind === 'extra' || more > 0 || isLeft ? end.moreTitle : end.title;
  return (
    <Card as="section" className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {hasAnswered ? done : end.nothingTitle}
      </h2>
      {hasAnswered && <KnownCounts session={session} />}
      <div className={styles.actions}>
        {isLeft ? (
          <ContinueButton session={session} onGoOn={onGoOn} />
        ) : (
          more > 0 && <Button onClick={onPlanned}>{end.moreNew(more)}</Button>
        )}
        <ButtonLink variant={!isLeft && more > 0 ? 'secondary' : 'primary'} to="/home">
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
      <Tomorrow keys={keys} session={session} />
      <HardAndAside {...props} />
    </Card>
  );
}

/** Moves the focus from the last card to the heading of the end. @returns the ref of the heading */
export function useHeadingFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}

/** A button that continues a session which was ended early. */
export const ContinueButton = ({ session, onGoOn }: Pick<EndProps, 'session' | 'onGoOn'>) => (
  <Button variant="secondary" onClick={onGoOn}>
    {flashcards.end.left(session.queue.length)}
  </Button>
);

/** What tomorrow brings. Its code loads late; it shows nothing after a failure. */
export const Tomorrow = ({ keys, session }: { keys: readonly string[]; session: Session }) => (
  <p className={styles.text}>
    <Later chunk={tomorrowCode} when="shown">
      {({ TomorrowText }) => <TomorrowText keys={keys} schedules={session.schedules} />}
    </Later>
  </p>
);

/** The missed cards, and the cards set aside. Their code loads late. */
export const HardAndAside = ({ cards, session, onTakeBack }: EndProps) => (
  <Later chunk={cardsCode} when="shown">
    {({ HardCards, SetAside }) => (
      <>
        <HardCards cards={cards} session={session} />
        <SetAside
          cards={cards.map((card) => ({
            card,
            key: card.key,
            isAside: isSetAside(session.schedules[card.key]),
          }))}
          onTakeBack={onTakeBack}
        />
      </>
    )}
  </Later>
);

export function KnownCounts({ session }: { session: Session }) {
  const { knownAtOnce, knownLater } = summaryOf(session);
  const { atOnce, later } = flashcards.end;
  if (knownAtOnce + knownLater === 0) return null;
  return (
    <ul className={styles.done}>
      {knownAtOnce > 0 && <li>{atOnce(knownAtOnce)}</li>}
      {knownLater > 0 && <li>{later(knownLater)}</li>}
    </ul>
  );
}
