import { Button, createAsync, useObservable, usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { documentPaths, idle, type LiveRoomState } from 'shared-contracts';
import { room } from '../messages/room';
import type { LivePhase } from '../room/live-phase';
import { RecordingForm } from './RecordingForm';
import styles from './teacher.late.module.css';

const text = room.teacher;

export interface TeacherPanelProps {
  readonly phase: LivePhase;
  /** What a teacher has said of this lesson. */
  readonly state: LiveRoomState['State'] | undefined;
  /** Title of the lesson. */
  readonly title: string;
}

/** Start and end of a live lesson, and the description of its recording. Members see it at once. */
export function TeacherPanel({ phase, state, title }: TeacherPanelProps) {
  const { alerts, documents, log } = usePlatform();
  const [saying] = useState(() =>
    createAsync(async (lessonID: string, State: LiveRoomState['State']) => {
      const data = { ID: lessonID, State, ChangedAt: documents.serverTimestamp() };
      await documents.batch([{ operation: 'set', path: documentPaths.liveRoom(lessonID), data }]);
    }),
  );
  const said = useObservable(saying.state$, idle);
  useEffect(() => {
    if (said.status === 'failure') log.warn('The live lesson could not be started or ended', said);
  }, [said, log]);
  useEffect(() => saying.reset, [saying]);
  const isBusy = said.status === 'loading';
  return (
    <section aria-labelledby="teacher" className={styles.panel}>
      <h2 id="teacher" className="visually-hidden">
        {text.heading}
      </h2>
      <p role="status" className={styles.words}>
        {describe()}
      </p>
      {said.status === 'failure' && <p role="alert">{text.failed}</p>}
      {phase.kind !== 'none' && (
        <div className={styles.actions}>
          {state === 'live' && phase.kind === 'during' ? (
            <Button busy={isBusy} onClick={() => askToEnd(phase.lessonID)}>
              {text.end}
            </Button>
          ) : (
            <Button busy={isBusy} onClick={() => void saying.run(phase.lessonID, 'live')}>
              {phase.kind === 'after' ? text.again : text.start}
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
        return state === 'live' ? text.live : text.begun;
      case 'after':
        return text.ended;
    }
  }

  /** Asks first, because the end sends every member out of the room. */
  function askToEnd(lessonID: string): void {
    const { title, description, stay, end } = text.askToEnd;
    alerts.show({
      ...{ title, description },
      buttons: [
        { title: stay, style: 'secondary' },
        { title: end, style: 'danger', onClick: () => void saying.run(lessonID, 'ended') },
      ],
    });
  }
}
