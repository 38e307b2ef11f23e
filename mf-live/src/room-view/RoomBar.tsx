import { Button, classNames } from 'kit';
import type { Ref } from 'react';
import { room } from '../messages/room';
import { isRehearsal, type LivePhase } from '../room/live-phase';
import { timeUntil } from '../room/time-until';
import styles from './room.late.module.css';

const text = room.bar;

export interface RoomBarProps {
  readonly phase: LivePhase;
  /** Name of the lesson; empty while none is announced. */
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Undefined: the member cannot leave by choice. */
  readonly onLeave: (() => void) | undefined;
  /** Ref of the button to leave. */
  readonly leaveRef: Ref<HTMLButtonElement>;
  readonly isTeacher: boolean;
}

/**
 * Names the lesson above stream and chat. The bar says “Live” only while the lesson runs, and
 * “Rehearsal” if the teacher has opened the room earlier.
 */
export function RoomBar({ phase, title, now, isTeacher, onLeave, leaveRef }: RoomBarProps) {
  const isRehearsing = isRehearsal(phase, now);
  const isRunning = phase.isRunning && !isRehearsing;
  const state = isRehearsing ? text.rehearsal : text.state[phase.kind];
  return (
    <div className={styles.bar}>
      <p role="status" className={classNames(styles.state, isRunning && styles.running)}>
        {isRunning ? text.running : state}
      </p>
      {title !== '' && (
        <p className={styles.title} lang="gsw">
          {title}
        </p>
      )}
      {!isRunning && <p className={styles.hint}>{hintOf(phase, now, isTeacher)}</p>}
      {onLeave && (
        <Button ref={leaveRef} variant="secondary" className={styles.leave} onClick={onLeave}>
          {text.leave}
        </Button>
      )}
    </div>
  );
}

function hintOf(phase: LivePhase, now: number, isTeacher: boolean): string {
  switch (phase.kind) {
    case 'none':
      return text.none;
    case 'before':
      return (isTeacher ? text.soon : text.before)(timeUntil(phase.start, now));
    case 'during': {
      const hearsRehearsal = isRehearsal(phase, now) && !isTeacher;
      return (hearsRehearsal ? text.rehearsing : text.soon)(timeUntil(phase.start, now));
    }
    case 'after':
      return text.after;
  }
}
