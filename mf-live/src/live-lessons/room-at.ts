import type { AsyncState, LiveRoomState } from 'shared-contracts';
import { livePhase, type LivePhase } from '../room/live-phase';
import type { LiveRoom, OpenRoom } from '../room/use-live-room';
import { topCards, type TopCard } from './top-cards';

/** What is known of the room at a moment. */
export interface Known {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Of the live lessons, earliest first, ISO 8601 with an offset. */
  readonly dates: readonly string[];
  /** What the server answers this learner. */
  readonly room: AsyncState<LiveRoom>;
  /** What the teacher said of the lesson. */
  readonly said: LiveRoomState | undefined;
  /** The phase in which the learner pressed Enter. */
  readonly enteredAt: string | undefined;
}

/** What the page of live lessons shows at a moment. */
export interface RoomAt {
  readonly phase: LivePhase;
  /**
   * A lesson in one phase. Who enters by choice is inside until it changes, except from
   * `NO_LESSON`: a lesson that becomes known sends nobody out.
   */
  readonly phaseID: string;
  /** The room of who may enter; undefined for everybody else, and while the server is asked. */
  readonly open: OpenRoom | undefined;
  /** The same while the room itself is shown. */
  readonly inside: OpenRoom | undefined;
  /** Whether the learner is inside by choice, so that they may leave. */
  readonly mayLeave: boolean;
  /** The lesson that is over, whose recording may be there. */
  readonly over: string | undefined;
  readonly onTop: readonly TopCard[];
}

/** The phase while no date is known. */
export const NO_LESSON = ' none';

/**
 * Decides who is in the room. A teacher is always inside, and everybody who may enter while the
 * lesson is on. At other times a member enters and leaves by choice.
 */
export function roomAt({ now, dates, room, said, enteredAt }: Known): RoomAt {
  const phase = livePhase(now, dates, said);
  const phaseID = phase.kind === 'none' ? NO_LESSON : `${phase.lessonID} ${phase.kind}`;
  const open = room.status === 'success' && room.value.kind === 'open' ? room.value : undefined;
  const hasEntered = enteredAt === phaseID;
  const isInside = open !== undefined && (open.isTeacher || phase.kind === 'during' || hasEntered);
  return {
    phase,
    phaseID,
    open,
    inside: isInside ? open : undefined,
    mayLeave: isInside && hasEntered,
    over: phase.kind === 'after' ? phase.lessonID : undefined,
    onTop: topCards(phase.kind, { isOpen: open !== undefined, isInside }),
  };
}

/** The lesson that the page is about, whatever its teacher said; undefined when none is planned. */
export function lessonAt(now: number, dates: readonly string[]): string | undefined {
  const phase = livePhase(now, dates);
  return phase.kind === 'none' ? undefined : phase.lessonID;
}
