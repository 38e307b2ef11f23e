import { classNames, createScreen, Page, usePlatform } from 'kit';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { liveDatesOf, momentInSentence } from 'shared-contracts';
import { isOwnChat } from '../chat/room/chat-address';
import { chatDrafts } from '../chat/room/chat-drafts';
import { createFocusHandover } from '../focus/focus-handover';
import { messages } from '../messages';
import { openingOf, type LivePhase } from '../room/live-phase';
import { useDatedCatalogue, useLiveDates } from '../room/use-live-dates';
import { useLiveRoom } from '../room/use-live-room';
import { useRoomState } from '../room/use-room-state';
import { useCatalogue } from '../schedule/use-catalogue';
import { useNow } from '../schedule/use-now';
import { NextLesson } from './NextLesson';
import { Prepare } from './Prepare';
import { Recording } from './Recording';
import { RoomPanel } from './RoomPanel';
import { RoomPlace } from './RoomPlace';
import styles from './styles.module.css';
import { lessonAt, NO_LESSON, roomAt } from './room-at';
import type { TopCard } from './top-cards';
import { DatePlace, StudentsPlace, TeacherPlace } from './teacher-parts';
import { useClosing } from './use-closing';
import { useEntered } from './use-entered';

/** How often the page looks at the clock. */
const EVERY_MS = 15_000;

/**
 * Shows what live lessons are and when the next one is. VIP and teachers also find the room, what
 * to prepare before it, and the recording after it. Source: ROUTE-live-lessons, docs/live.md.
 */
export function LiveLessonsScreen() {
  const platform = usePlatform();
  useEffect(() => void chatDrafts(platform), [platform]);
  const { room, retry, askAgain } = useLiveRoom();
  const { catalogue: published, retry: retryCatalogue } = useCatalogue();
  const isOpen = room.status === 'success' && room.value.kind === 'open';
  const answered = room.status === 'success' ? room.value.dates : undefined;
  const [changed, hear] = useLiveDates(answered, isOpen);
  const catalogue = useDatedCatalogue(published, changed);
  const now = useNow(EVERY_MS);
  const [enteredAt, setEnteredAt] = useEntered();
  const [focus] = useState(createFocusHandover);

  const knownCatalogue = catalogue.status === 'success' ? catalogue.value : undefined;
  const dates = knownCatalogue?.liveLessons ? liveDatesOf(knownCatalogue.liveLessons) : [];
  const lessonID = lessonAt(now, dates);
  const said = useRoomState(isOpen ? lessonID : undefined);
  const { phase, phaseID, open, inside, mayLeave, over, onTop } = roomAt({
    now,
    dates,
    room,
    said,
    enteredAt,
  });
  // Once the lesson is on, its end sends everybody out, those too who came early. What a learner
  // entered is forgotten with the log-out.
  const isRefused = room.status === 'success' && room.value.kind === 'refused';
  if ((phase.kind === 'during' || isRefused) && enteredAt !== undefined) setEnteredAt(undefined);
  // The door may be answered before the dates are; the press counts for the lesson they name.
  if (phase.kind === 'before' && enteredAt === NO_LESSON) setEnteredAt(phaseID);
  const isInside = inside !== undefined;
  const closing = useClosing(phase.kind, { isInside, state: said?.State });
  const newest = knownCatalogue?.lessons.find(({ Type }) => Type === 'lesson');
  const enter = () => {
    focus.enter();
    setEnteredAt(phaseID);
  };
  const leave = () => {
    focus.leave();
    setEnteredAt(undefined);
  };
  const cards: Record<TopCard, ReactNode> = {
    next: (
      <NextLesson
        catalogue={catalogue}
        changed={changed}
        phase={phase}
        now={now}
        retry={retryCatalogue}
      />
    ),
    panel: (
      <RoomPanel
        room={room}
        retry={retry}
        opens={knownCatalogue && opensAt(phase, now)}
        over={over}
        focus={focus}
        onEnter={isInside ? undefined : enter}
      />
    ),
    // Once a lesson is over there may be a new one, so it looks again.
    recording: <Recording key={over} lessonID={over} />,
    // For learners.
    prepare: newest && !inside?.isTeacher && (
      <Prepare lesson={newest} isOn={phase.kind === 'during'} />
    ),
  };
  const lessonTitle = knownCatalogue?.liveLessons?.Title ?? '';
  const { title, intro } = messages.liveLessons;
  return (
    <Page
      title={title}
      isTitleHidden={isInside}
      intro={isInside ? undefined : intro}
      width="wide"
      className={classNames(isInside && styles.inside)}
    >
      <div className={styles.stack}>
        <p role="status" className={closing === 'closed' ? styles.closed : 'visually-hidden'}>
          {closing && messages.liveLessons.closing[closing]}
        </p>
        {inside && (
          <RoomPlace
            room={inside}
            askAgain={askAgain}
            phase={phase}
            now={now}
            focus={focus}
            title={lessonTitle}
            teacher={
              inside.isTeacher && (
                <TeacherPlace
                  phase={phase}
                  now={now}
                  state={said?.State}
                  title={lessonTitle}
                  knowsViewers={isOwnChat(inside.chatUrl)}
                />
              )
            }
            onLeave={mayLeave ? leave : undefined}
          />
        )}
        <div className={styles.top}>
          {inside?.isTeacher && <DatePlace dates={dates} now={now} onDates={hear} />}
          {inside?.isTeacher && <StudentsPlace />}
          {onTop.map((card) => (
            <Fragment key={card}>{cards[card]}</Fragment>
          ))}
        </div>
        {!open && <LessonParts isSure={room.status === 'success' || room.status === 'failure'} />}
      </div>
    </Page>
  );
}

/** When the room opens by itself, within a sentence; null: no lesson is announced. */
function opensAt(phase: LivePhase, now: number): string | null | undefined {
  if (phase.kind === 'none') return null;
  return phase.kind === 'before' ? momentInSentence(openingOf(phase.start), now) : undefined;
}

/**
 * The parts of a live lesson. Source: ROLE-vip.
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
