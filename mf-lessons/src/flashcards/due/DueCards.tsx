import { useEffect, useState } from 'react';
import { Button, ButtonLink, Card, Dialect, Link, useObservable, usePlatform, useTitle } from 'kit';
import { LockedPanel, PlanButton, usePlanOffer, waitingCards } from 'kit/locked';
import { DUE_CARDS, idle, logInPath, type CatalogueLesson } from 'shared-contracts';
import { useTier } from '../../access/use-tier';
import { useCatalogue } from '../../catalogue/catalogue-store';
import { arrangeShelves } from '../../catalogue/shelves';
import { useLesson } from '../../catalogue/use-lesson';
import { due } from '../../messages/due';
import { flashcards } from '../../messages/flashcards';
import { lessonPath, videoPath } from '../../paths';
import type { DeckCard } from '../deck/card-key';
import { DeckFailure, DeckNotice } from '../FlashcardsLayout';
import { Opening, type OpeningProps } from '../Opening';
import { PracticeSession, type EndProps } from '../practice/PracticeSession';
import {
  KnownCounts,
  HardAndAside,
  ContinueButton,
  Tomorrow,
  useHeadingFocus,
} from '../practice/SessionEnd';
import endStyles from '../practice/session-end.module.css';
import { whenIs } from '../deck/when-is';
import { areClosed } from '../flashcards-store';
import { dueCardsPath } from './due-paths';
import { partsOf } from './due-deck';
import type { NextDue } from './due-lessons';
import styles from './due.late.module.css';
import type { DueReview } from './open-due';
import { createDueStore } from './due-store';

/** One practice session with the cards of all lessons that are due today. Source: decision 40. */
export function DueCards({ summary }: { readonly summary: OpeningProps['summary'] }) {
  const platform = usePlatform();
  useTitle(flashcards.due.title);
  const [store] = useState(() => createDueStore(platform));
  useEffect(() => store.start(), [store]);
  const state = useObservable(store.state$, idle);

  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Opening videoID={DUE_CARDS} summary={summary} />;
    case 'success':
      return <Review review={state.value} onMore={store.retry} />;
    case 'failure':
      return areClosed(state.error) ? (
        <Opening videoID={DUE_CARDS} summary={summary} isClosed />
      ) : (
        <DeckFailure onRetry={store.retry} />
      );
  }
}

function Review({ review, onMore }: { review: DueReview; onMore: () => void }) {
  switch (review.kind) {
    case 'cards':
      return (
        <PracticeSession
          deck={review.deck}
          counts={['due', 'learned']}
          lessonOf={(card) => partsOf(card.key).videoID}
          about={(card) => <FromLesson card={card} />}
          end={(end) => <DueEnd {...end} more={review.more} onMore={onMore} />}
        />
      );
    case 'nothing':
      return <NothingDue next={review.next} />;
    case 'closed':
      return (
        <LockedPanel
          {...waitingCards(review.reason)}
          refused={{ reason: review.reason }}
          logInPath={logInPath(dueCardsPath)}
        />
      );
  }
}

/** The lesson of a card. The line keeps its height without a title, so the card never moves. */
function FromLesson({ card }: { card: DeckCard }) {
  const { videoID } = partsOf(card.key);
  const summary = useLesson(videoID);
  return (
    <p className={styles.from}>
      {summary.status === 'known' && (
        <>
          {due.from}{' '}
          <Link to={videoPath(videoID)}>
            <Dialect>{summary.lesson.Title}</Dialect>
          </Link>
        </>
      )}
    </p>
  );
}

interface DueEndProps extends EndProps {
  readonly more: Extract<DueReview, { kind: 'cards' }>['more'];
  readonly onMore: () => void;
}

/** The end of the session: the result, what tomorrow brings, and the next actions. */
function DueEnd({ more, onMore, ...props }: DueEndProps) {
  const { cards, session, takesFocus, onGoOn, onUndo } = props;
  const heading = useHeadingFocus(takesFocus);
  const { end, answer } = flashcards;
  const isLeft = session.queue.length > 0;
  const isMoreToday = !isLeft && more === 'today';
  return (
    <Card as="section" className={endStyles.end}>
      <h2 ref={heading} tabIndex={-1} className={endStyles.title}>
        {isLeft || isMoreToday ? end.moreTitle : end.reviewed}
      </h2>
      <KnownCounts session={session} />
      <div className={endStyles.actions}>
        {isLeft ? (
          <ContinueButton session={session} onGoOn={onGoOn} />
        ) : (
          more && (
            <Button variant={isMoreToday ? 'primary' : 'secondary'} onClick={onMore}>
              {due.more}
            </Button>
          )
        )}
        <ButtonLink to="/home" variant={isMoreToday ? 'secondary' : 'primary'}>
          {end.goOn}
        </ButtonLink>
      </div>
      <div className={endStyles.others}>
        <Button variant="quiet" onClick={onUndo}>
          {answer.undo}
        </Button>
      </div>
      <Tomorrow keys={cards.map(({ key }) => key)} session={session} />
      <HardAndAside {...props} />
    </Card>
  );
}

/** Shown when no card is due: the next due day, a lesson to watch, and how cards work. */
function NothingDue({ next }: { next: NextDue | undefined }) {
  const { how, howText } = flashcards;
  return (
    <div className={styles.nothing}>
      <NothingNotice next={next} />
      <Card as="section">
        <h2 className={styles.heading}>{how}</h2>
        <p className={styles.text}>{howText}</p>
      </Card>
    </div>
  );
}

function NothingNotice({ next }: { next: NextDue | undefined }) {
  const { state } = useCatalogue();
  const tier = useTier();
  const shelves = state.status === 'success' ? arrangeShelves(state.value) : undefined;
  if (tier === 0) return <NothingWithoutPlan next={next} free={shelves?.newestFree} />;
  const lesson = shelves?.newest;
  const text = next === undefined ? due.none : due.next(whenIs(next.at, new Date()));
  return (
    <DeckNotice title={due.nothing} text={text}>
      {lesson && <ButtonLink to={lessonPath(lesson)}>{due.newest}</ButtonLink>}
      <ButtonLink to="/home" variant="secondary">
        {due.allLessons}
      </ButtonLink>
    </DeckNotice>
  );
}

interface NothingWithoutPlanProps {
  readonly next: NextDue | undefined;
  /** The newest mini lesson for everybody; undefined while unknown or where there is none. */
  readonly free: CatalogueLesson | undefined;
}

/** Offers a plan, because without one the school's cards stay closed. */
function NothingWithoutPlan({ next, free }: NothingWithoutPlanProps) {
  const { whoText } = flashcards;
  const offer = usePlanOffer('BASIC');
  const textOf = ({ at, isOwn }: NextDue) =>
    due.next(whenIs(at, new Date())) + (isOwn ? '' : ` ${due.withPlan}`);
  const text = next ? textOf(next) : whoText;
  return (
    <DeckNotice title={due.nothing} text={text}>
      <PlanButton plan="BASIC" offer={offer} />
      <ButtonLink to={free ? lessonPath(free) : '/home'} variant="secondary">
        {free ? due.free : due.allLessons}
      </ButtonLink>
    </DeckNotice>
  );
}
