import { BehaviorSubject } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import type { Progress } from '../../progress/learner-progress';
import { type Schedules } from '../deck/due';
import type { Outlook, Scheduler } from '../deck/scheduler';
import { answer, extraSession, planSession, undo, type Session } from '../deck/session';
import type { StoredSchedules } from '../deck/stored-schedules';
import type { UnderstoodCards } from '../deck/understood-cards';

export interface PracticeState {
  readonly session: Session;
  /** Whether the current card shows its other side. */
  readonly isTurned: boolean;
}

/** A learner's practice with a set of cards. */
export interface Practice {
  readonly state$: ObservableValue<PracticeState>;
  /** Turns the card over, or back. */
  turn(): void;
  /** Answers the card. Does nothing before the card is turned. */
  answer(isKnown: boolean): void;
  undo(): void;
  /** Starts a session with due cards and the next new ones. */
  startPlanned(): void;
  /** Starts a session with all cards, which changes no schedule. */
  startExtra(): void;
  /** Schedules a card again that was set aside: it counts as never forgotten. */
  takeBack(key: string): void;
  /** The schedules of the current card after either answer; undefined at the end. */
  outlook(): Outlook | undefined;
}

export interface PracticeOptions {
  /** Keys of all cards, in the order of the lesson. */
  readonly keys: readonly string[];
  readonly schedules: Schedules;
  readonly scheduler: Scheduler;
  readonly stored: Pick<StoredSchedules, 'save'>;
  readonly progress: Pick<Progress, 'answered'>;
  /** Gets each right answer that changes a schedule. */
  readonly understood?: Omit<UnderstoodCards, 'begin'>;
  /** Plans a session; default `planSession`. */
  readonly plan?: typeof planSession;
}

/** Creates a practice, which starts with a planned session. */
export function createPractice(options: PracticeOptions): Practice {
  const { keys, scheduler, stored, progress, understood, plan = planSession } = options;
  const state$ = new BehaviorSubject<PracticeState>({
    session: plan(keys, options.schedules, new Date()),
    isTurned: false,
  });
  const begin = (session: Session) => state$.next({ session, isTurned: false });

  const outlook = () => {
    const { queue, schedules } = state$.value.session;
    const [key] = queue;
    return key === undefined ? undefined : scheduler(schedules[key], new Date());
  };

  /** Stores the schedule of a card, in a planned session. */
  const save = ({ kind, schedules }: Session, key: string) => {
    const schedule = schedules[key];
    if (kind === 'planned' && schedule) stored.save(key, schedule);
  };

  return {
    state$,
    outlook,
    turn() {
      const { session, isTurned } = state$.value;
      if (session.queue.length > 0) state$.next({ session, isTurned: !isTurned });
    },
    answer(isKnown) {
      const { session, isTurned } = state$.value;
      const [key] = session.queue;
      const after = outlook();
      if (!isTurned || key === undefined || after === undefined) return;
      const next = answer(session, isKnown, isKnown ? after.known : after.notYet);
      begin(next);
      save(next, key);
      if (isKnown && next.kind === 'planned') understood?.answeredRight(key);
      progress.answered(1);
    },
    undo() {
      const { session } = state$.value;
      const last = session.answers.at(-1);
      if (last === undefined) return;
      const earlierSession = undo(session);
      state$.next({ session: earlierSession, isTurned: true });
      save(earlierSession, last.key);
      if (last.isKnown && session.kind === 'planned') {
        understood?.takenBack(last.key, earlierSession.schedules);
      }
      progress.answered(-1);
    },
    takeBack(key) {
      const { session, isTurned } = state$.value;
      const schedule = session.schedules[key];
      if (!schedule) return;
      const taken = { ...schedule, lapses: 0 };
      state$.next({
        session: { ...session, schedules: { ...session.schedules, [key]: taken } },
        isTurned,
      });
      stored.save(key, taken);
    },
    startPlanned: () => begin(plan(keys, state$.value.session.schedules, new Date())),
    startExtra: () => begin(extraSession(keys, state$.value.session.schedules)),
  };
}
