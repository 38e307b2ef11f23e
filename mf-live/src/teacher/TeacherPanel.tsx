import { Button, createAsync, useObservable, usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { weekdayText } from 'common';
import { documentPaths, idle, type LiveRoomState } from 'shared-contracts';
import { room } from '../messages/room';
import { byDate, type LivePhase } from '../room/live-phase';
import { RecordingForm } from './RecordingForm';
import { Viewers } from './Viewers';
import styles from './teacher.late.module.css';

const text = room.teacher;

export interface TeacherPanelProps {
  readonly phase: LivePhase;
  /** The teacher's start or end of the lesson. */
  readonly state: LiveRoomState['State'] | undefined;
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the chat is our own, which counts its members. */
  readonly knowsViewers: boolean;
}

type Announced = Exclude<LivePhase, { kind: 'none' }>;

/**
 * Starts and ends a live lesson or a rehearsal, and saves the description of the recording. Members
 * see each change at once.
 */
export function TeacherPanel({ phase, state, title, now, knowsViewers }: TeacherPanelProps) {
  const { alerts, documents, log } = usePlatform();
  const [stateChange] = useState(() =>
    createAsync(async (lessonID: string, State: LiveRoomState['State']) => {
      const data = { ID: lessonID, State, ChangedAt: documents.serverTimestamp() };
      await documents.batch([{ operation: 'set', path: documentPaths.liveRoom(lessonID), data }]);
    }),
  );
  const changeState = useObservable(stateChange.state$, idle);
  useEffect(() => {
    if (changeState.status === 'failure')
      log.warn('The live lesson could not be started or ended', changeState);
  }, [changeState, log]);
  useEffect(() => stateChange.reset, [stateChange]);
  const isBusy = changeState.status === 'loading';
  const time = phase.kind === 'none' ? undefined : byDate(now, phase.start);
  const isRehearsal = time === 'before';
  return (
    <section aria-labelledby="teacher" className={styles.panel}>
      <h2 id="teacher" className="visually-hidden">
        {text.heading}
      </h2>
      <div className={styles.words}>
        <p role="status">{describe()}</p>
        {knowsViewers && phase.kind !== 'none' && (
          <Viewers key={phase.lessonID} lessonID={phase.lessonID} />
        )}
      </div>
      {changeState.status === 'failure' && <p role="alert">{text.failed}</p>}
      {phase.kind !== 'none' && (
        <div className={styles.actions}>
          {state === 'live' && phase.kind === 'during' ? (
            <Button busy={isBusy} onClick={() => askToEnd(phase)}>
              {isRehearsal ? text.endRehearsal : text.end}
            </Button>
          ) : (
            <Button busy={isBusy} onClick={() => start(phase)}>
              {startWords(phase)}
            </Button>
          )}
        </div>
      )}
      {phase.kind === 'after' && (
        <RecordingForm key={phase.lessonID} title={title} day={phase.lessonID} />
      )}
    </section>
  );

  function describe(): string {
    switch (phase.kind) {
      case 'none':
        return text.noDate;
      case 'before':
        return text.waiting;
      case 'during':
        if (state !== 'live') return text.begun;
        return isRehearsal ? text.rehearsing : text.live;
      case 'after':
        return text.ended;
    }
  }

  function startWords({ kind }: Announced): string {
    if (kind === 'after') return text.again;
    return isRehearsal ? text.rehearse : text.start;
  }

  /** Outside the lesson's own time the panel asks first, because the room opens for members. */
  function start({ lessonID, start: date }: Announced): void {
    const open = () => void stateChange.run(lessonID, 'live');
    if (time === undefined || time === 'during') return open();
    const { stay, open: words, ...ask } = text.askToOpen;
    alerts.show({
      title: ask.title,
      description: ask[time](weekdayText(date)),
      buttons: [
        { title: stay, style: 'secondary' },
        { title: words, onClick: open },
      ],
    });
  }

  /** The panel asks first, because the end sends every member out of the room. */
  function askToEnd({ lessonID }: Announced): void {
    const { title, rehearsal, description, stay, end } = text.askToEnd;
    alerts.show({
      title: isRehearsal ? rehearsal : title,
      description,
      buttons: [
        { title: stay, style: 'secondary' },
        { title: end, style: 'danger', onClick: () => void stateChange.run(lessonID, 'ended') },
      ],
    });
  }
}
