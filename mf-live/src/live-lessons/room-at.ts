import type { AsyncState, LiveRoomState } from 'shared-contracts';
import { livePhase, type LivePhase } from '../room/live-phase';
import type { LiveRoom, OpenRoom } from '../room/use-live-room';
import { topCards, type TopCard } from './top-cards';

/** What decides who is in the room at a moment. */
export interface Known {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Dates of the live lessons, earliest first, ISO 8601 with an offset. */
  readonly dates: readonly string[];
  /** The server's answer for this learner. */
  readonly room: AsyncState<LiveRoom>;
  /** The teacher's start or end of the lesson. */
  readonly said: LiveRoomState | undefined;
  /** `phaseID` at the moment when the learner pressed Enter. */
  readonly enteredAt: string | undefined;
}

/** What the page of live lessons shows at a moment. */
export interface RoomAt {
  readonly phase: LivePhase;
  /**
   * Names a phase of a lesson. A learner who enters by choice stays inside until it changes, except
   * from `NO_LESSON`: dates that load later send nobody out.
   */
  readonly phaseID: string;
  /** Set if the learner may enter; undefined otherwise, and while the server is asked. */
  readonly open: OpenRoom | undefined;
  /** The same, but only while the learner is in the room. */
  readonly inside: OpenRoom | undefined;
  /** Whether the learner entered by choice, and so may leave. */
  readonly mayLeave: boolean;
  /** Day of the lesson that has just ended. */
  readonly over: string | undefined;
  readonly onTop: readonly TopCard[];
}

/** `phaseID` while no date is known. */
export const NO_LESSON = ' none';

/**
 * Decides who is in the room. A teacher always is. During the lesson, so is each member who may
 * enter. At other times members enter and leave by choice.
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

/** The day of the lesson that the page shows, by its date alone; undefined: none is planned. */
export function lessonAt(now: number, dates: readonly string[]): string | undefined {
  const phase = livePhase(now, dates);
  return phase.kind === 'none' ? undefined : phase.lessonID;
}
