import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Checkbox, useObservable, usePlatform } from 'kit';
import { useHold } from 'kit/hold';
import { DEFAULT_PREFERENCES, type ObservableValue } from 'shared-contracts';
import { tomorrowCode } from '../../chunks/tomorrow';
import { flashcards } from '../../messages/flashcards';
import { progressOf } from '../../progress/create-progress';
import type { DeckCard } from '../deck/card-key';
import type { Session } from '../deck/session';
import type { SaveStatus, StoredSchedules } from '../deck/stored-schedules';
import { AnswerBar } from './AnswerBar';
import { DeckBar, type CountName } from './DeckBar';
import { FlipCard } from './FlipCard';
import type { Practice } from './practice';
import cardStyles from './flip-card.module.css';
import styles from './practice.module.css';
import { useCardKeys } from './use-card-keys';
import { useKind } from './use-kind';
import { useWorstStatus } from './use-worst-status';

/** Cards of one or several lessons, ready to practise. */
export interface PracticeDeck {
  readonly cards: readonly DeckCard[];
  readonly practice: Practice;
  readonly stored: Pick<StoredSchedules, 'flush'>;
  readonly statuses: readonly ObservableValue<SaveStatus>[];
}

/** The data and actions for the end of a session. */
export interface EndProps {
  readonly cards: readonly DeckCard[];
  readonly session: Session;
  /** Whether the end takes the focus, because the learner has just ended the session. */
  readonly takesFocus: boolean;
  readonly onExtra: () => void;
  readonly onGoOn: () => void;
  readonly onPlanned: () => void;
  readonly onTakeBack: (key: string) => void;
  readonly onUndo: () => void;
}

export interface PracticeSessionProps {
  readonly deck: PracticeDeck;
  /** The counts to show; default all. */
  readonly counts?: readonly CountName[];
  readonly lessonOf: (card: DeckCard) => string;
  /** Content above each card. */
  readonly about?: (card: DeckCard) => ReactNode;
  /** Replaces the card when every card was known, or the learner ends the session. */
  readonly end: (props: EndProps) => ReactNode;
  readonly foot?: ReactNode;
}

/** Presses the play button of a card that is heard first, and focuses it. */
function pressPlay(cards: HTMLElement | null): void {
  const button = cards?.querySelector<HTMLElement>('[data-plays]');
  button?.focus();
  button?.click();
}

/** A practice session, from the first card to the end. */
export function PracticeSession({
  deck,
  counts,
  lessonOf,
  about,
  end,
  foot,
}: PracticeSessionProps) {
  const { cards, practice, stored, statuses } = deck;
  const platform = usePlatform();
  const state = useObservable(practice.state$, practice.state$.value);
  const { cardsFirst, typeAnswers } = useObservable(
    platform.preferences.values$,
    DEFAULT_PREFERENCES,
  );
  const region = useRef<HTMLElement>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const { session, isTurned } = state;
  const [hasEnded, setHasEnded] = useState(false);
  const card = hasEnded ? undefined : cards.find(({ key }) => key === session.queue[0]);

  const isOver = card === undefined;
  const answered = session.answers.length;
  const { kind, code } = useKind(
    card,
    session.schedules[session.queue[0] ?? ''],
    cardsFirst,
    typeAnswers,
    answered,
  );
  const isTyped = kind === 'type';
  const isHeard = kind === 'listen' && !isTurned;
  // A reload would ask the turned card again, and so change its schedule.
  useHold(isTurned && !isOver, 'card');
  // Loaded early, so that the end has it even without a network.
  useEffect(() => (hasBegun ? tomorrowCode.load() : undefined), [hasBegun]);
  useEffect(() => {
    const store = () => {
      void stored.flush();
      void progressOf(platform).flush();
    };
    // Store at the end of the session: the learner may close the page next.
    if (isOver) store();
    return store;
  }, [isOver, platform, stored]);

  const act = useCallback((work: () => void) => {
    setHasEnded(false);
    work();
    setHasBegun(true);
  }, []);
  const answer = (isKnown: boolean) => act(() => practice.answer(isKnown));
  const undo = () => act(practice.undo);
  // At the end there is no card that a key could turn.
  const onCard = (work: () => void) => () => (isOver ? undefined : act(work));
  useCardKeys(region, {
    turn: isHeard
      ? () => pressPlay(region.current)
      : isTyped
        ? () => undefined
        : onCard(practice.turn),
    answer: (isKnown) => (isTyped ? undefined : onCard(() => practice.answer(isKnown))()),
    undo,
  });

  const shown = card && {
    card,
    asksIn: cardsFirst,
    isTurned,
    takesFocus: hasBegun,
    onTurn: () => act(practice.turn),
    videoID: lessonOf(card),
    Words: code?.CardWords,
  };

  return (
    <section ref={region} className={styles.practice} aria-label={flashcards.practice}>
      <DeckBar cards={cards} schedules={session.schedules} {...(counts && { counts })} />
      {shown === undefined ? (
        end({
          cards,
          session,
          takesFocus: hasBegun,
          onExtra: () => act(practice.startExtra),
          onGoOn: () => act(() => undefined),
          onPlanned: () => act(practice.startPlanned),
          onTakeBack: practice.takeBack,
          onUndo: undo,
        })
      ) : (
        <>
          <SessionProgress session={session} />
          {about?.(shown.card)}
          {kind === 'read' ? (
            // The `key`: each question starts with the first side, also for the same card.
            <FlipCard key={answered} {...shown} />
          ) : kind && code ? (
            <code.AskingCard
              key={`${answered}/${shown.card.key}`}
              {...shown}
              kind={kind}
              cards={cards}
              place={`${answered}/${shown.card.key}`}
              practice={practice}
              onAnswer={answer}
            />
          ) : (
            // Reserves the height of the card until its code has loaded.
            <div className={cardStyles.inner} />
          )}
          {typeAnswers && !isTyped && <p role="status">{flashcards.noField}</p>}
          <AnswerBar
            canUndo={answered > 0}
            isTyped={isTyped}
            hasKeys={!isTyped && (kind !== 'listen' || isTurned)}
            isExtra={session.kind === 'extra'}
            isTurned={isTurned}
            outlook={practice.outlook}
            onAnswer={answer}
            onEnd={() => {
              setHasBegun(true);
              setHasEnded(true);
            }}
            onTurn={() => act(practice.turn)}
            onUndo={undo}
          />
        </>
      )}
      <div className={styles.foot}>
        <Checkbox
          role="switch"
          label={flashcards.typeAnswers}
          checked={typeAnswers}
          onChange={({ target }) => platform.preferences.set({ typeAnswers: target.checked })}
        />
        <SaveNotice statuses={statuses} />
        {foot}
      </div>
    </section>
  );
}

function SessionProgress({ session }: { session: Session }) {
  const knownCount = session.size - session.queue.length;
  const text = flashcards.progress(knownCount, session.size);
  return (
    <div className={styles.progress}>
      <progress className={styles.line} value={knownCount} max={session.size} aria-label={text} />
      <p className={styles.meta}>
        {text}
        {session.kind === 'extra' && <span>{flashcards.extra}</span>}
      </p>
    </div>
  );
}

function SaveNotice({ statuses }: Pick<PracticeDeck, 'statuses'>) {
  const status = useWorstStatus(statuses);
  return (
    <p role="status" className={styles.saving}>
      {status === 'well' ? '' : flashcards.saving[status]}
    </p>
  );
}
