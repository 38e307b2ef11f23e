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
  /** Undefined where a member cannot leave by choice. */
  readonly onLeave: (() => void) | undefined;
  /** For the button to leave. */
  readonly leaveRef: Ref<HTMLButtonElement>;
  readonly isTeacher: boolean;
}

/**
 * Names the lesson above picture and chat. It says “Live” only while the lesson runs, and
 * “Rehearsal” when its teacher has opened the room before its time.
 */
export function RoomBar({ phase, title, now, isTeacher, onLeave, leaveRef }: RoomBarProps) {
  const isTried = isRehearsal(phase, now);
  const isRunning = phase.isRunning && !isTried;
  const state = isTried ? text.rehearsal : text.state[phase.kind];
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
      const isHeard = isRehearsal(phase, now) && !isTeacher;
      return (isHeard ? text.rehearsing : text.soon)(timeUntil(phase.start, now));
    }
    case 'after':
      return text.after;
  }
}
