import { classNames, createScreen, Page, usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { liveDatesOf } from 'shared-contracts';
import { forgetDraftsOnLogOut } from '../chat/room/forget-drafts';
import { messages } from '../messages';
import { livePhase } from '../room/live-phase';
import { useLiveRoom } from '../room/use-live-room';
import { useRoomState } from '../room/use-room-state';
import { TeacherPlace } from './TeacherPlace';
import { NextLesson } from './NextLesson';
import { Prepare } from './Prepare';
import { Recording } from './Recording';
import { RoomPanel } from './RoomPanel';
import { RoomPlace } from './RoomPlace';
import styles from './styles.module.css';
import { useCatalogue } from './use-catalogue';
import { useFocusOnLeave } from './use-focus-on-leave';
import { useNow } from './use-now';

/** How often the page looks at the clock. */
const EVERY_MS = 15_000;

/**
 * Live lessons: what they are, when the next one is, and for VIP and teachers the room itself, what to
 * prepare before it and the recording after it. Source: SPEC §1, §6; docs/live.md.
 */
export function LiveLessonsScreen() {
  const platform = usePlatform();
  useEffect(() => forgetDraftsOnLogOut(platform), [platform]);
  const { room, retry, askAgain } = useLiveRoom();
  const { catalogue, retry: retryCatalogue } = useCatalogue();
  const now = useNow(EVERY_MS);
  const [enteredAt, setEnteredAt] = useState<string>();
  const enterRef = useFocusOnLeave(enteredAt);

  const known = catalogue.status === 'success' ? catalogue.value : undefined;
  const dates = known?.liveLessons ? liveDatesOf(known.liveLessons) : [];
  const open = room.status === 'success' && room.value.kind === 'open' ? room.value : undefined;
  const announced = livePhase(now, dates);
  const lessonID = announced.kind === 'none' ? undefined : announced.lessonID;
  const said = useRoomState(open && lessonID);
  const phase = livePhase(now, dates, said);
  // A member who entered before the lesson leaves when it ends.
  const stage = `${lessonID} ${phase.kind}`;
  const isInside = open && (open.isTeacher || phase.kind === 'during' || enteredAt === stage);
  const newest = known?.lessons.find(({ Type }) => Type === 'lesson');
  const isOver = phase.kind === 'after';
  const over = isOver ? phase.lessonID : undefined;
  const recording = open && <Recording lessonID={over} />;
  const panel = (
    <RoomPanel
      {...{ room, retry, over, enterRef }}
      onEnter={isInside ? undefined : () => setEnteredAt(stage)}
    />
  );
  const { title, intro } = messages.liveLessons;
  return (
    <Page title={title} intro={isInside ? undefined : intro} width="wide">
      <div className={styles.stack}>
        {open?.isTeacher && (
          <TeacherPlace phase={phase} state={said?.State} title={known?.liveLessons?.Title ?? ''} />
        )}
        {isInside && (
          <RoomPlace
            {...{ room: open, askAgain, phase, now }}
            title={known?.liveLessons?.Title ?? ''}
            onLeave={enteredAt === stage ? () => setEnteredAt(undefined) : undefined}
          />
        )}
        <div className={styles.top}>
          {isOver && open && panel}
          {/* Inside, the room itself says that the lesson is on. */}
          {!(isInside && phase.kind === 'during') && (
            <NextLesson {...{ catalogue, phase, now }} retry={retryCatalogue} />
          )}
          {!(isOver && open) && !isInside && panel}
          {isOver && recording}
          {open && newest && <Prepare lesson={newest} isOn={phase.kind === 'during'} />}
          {!isOver && recording}
        </div>
        {!open && <LessonParts isSure={room.status === 'success' || room.status === 'failure'} />}
      </div>
    </Page>
  );
}

/**
 * What a live lesson offers. Source: SPEC §1, §6.
 *
 * @param isSure false until it is known whether the learner has all of it
 */
function LessonParts({ isSure }: { isSure: boolean }) {
  const { heading, list } = messages.liveLessons.parts;
  return (
    <section aria-labelledby="parts" className={classNames(!isSure && styles.unlessMember)}>
      <h2 id="parts" className={styles.heading}>
        {heading}
      </h2>
      <dl className={styles.parts}>
        {list.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default createScreen('live-lessons', LiveLessonsScreen);
