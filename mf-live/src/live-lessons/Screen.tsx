import { classNames, createScreen, Page } from 'kit';
import { Fragment, useState, type ReactNode } from 'react';
import { momentInSentence } from 'common';
import { isOwnChat } from '../chat/room/chat-address';
import { createFocusHandover } from '../focus/focus-handover';
import { messages } from '../messages';
import { openingOf, type LivePhase } from '../room/live-phase';
import { useNow } from '../schedule/use-now';
import { NextLesson } from './NextLesson';
import { Prepare } from './Prepare';
import { Recording } from './Recording';
import { RoomPanel } from './RoomPanel';
import { LateRoom } from './LateRoom';
import late from './parts.late.module.css';
import styles from './styles.module.css';
import type { TopCard } from './top-cards';
import { LateChangeLesson, LateTeacherLists, LateTeacherPanel } from './teacher-parts';
import { useClosing } from './use-closing';
import { useLiveEvening } from './use-live-evening';

const EVERY_MS = 15_000;

/**
 * Shows what live lessons are and when the next one is. VIP and teachers also get the room, the
 * lesson to prepare, and the recordings. Source: ROUTE-live-lessons, docs/live.md.
 */
export function LiveLessonsScreen() {
  const now = useNow(EVERY_MS);
  const live = useLiveEvening(now);
  const { room, catalogue, knownCatalogue, changed, dates, state, phase, isInside } = live;
  const { open, inside, mayLeave, over, onTop } = live;
  const closing = useClosing(phase.kind, { isInside, state });
  const [focus] = useState(createFocusHandover);
  const newest = knownCatalogue?.lessons.find(({ Type }) => Type === 'lesson');
  const enter = () => {
    focus.enter();
    live.enter();
  };
  const leave = () => {
    focus.leave();
    live.leave();
  };
  const cards: Record<TopCard, ReactNode> = {
    next: (
      <NextLesson
        catalogue={catalogue}
        changed={changed}
        phase={phase}
        now={now}
        retry={live.retryCatalogue}
      />
    ),
    panel: (
      <RoomPanel
        room={room}
        retry={live.retryRoom}
        opens={knownCatalogue && opensAt(phase, now)}
        over={over}
        focus={focus}
        onEnter={isInside ? undefined : enter}
      />
    ),
    // When a lesson ends, the card looks for a new recording.
    recording: <Recording key={over} lessonID={over} />,
    // Only learners prepare.
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
      className={classNames(isInside && late.inside)}
    >
      <div className={styles.stack}>
        <p role="status" className={closing === 'closed' ? late.closed : 'visually-hidden'}>
          {closing && messages.liveLessons.closing[closing]}
        </p>
        {inside && (
          <LateRoom
            room={inside}
            askAgain={live.askAgain}
            phase={phase}
            now={now}
            focus={focus}
            title={lessonTitle}
            teacher={
              inside.isTeacher && (
                <LateTeacherPanel
                  phase={phase}
                  now={now}
                  state={state}
                  title={lessonTitle}
                  knowsViewers={isOwnChat(inside.chatUrl)}
                />
              )
            }
            onLeave={mayLeave ? leave : undefined}
          />
        )}
        <div className={classNames(styles.top, open && late.cards)}>
          {inside?.isTeacher && (
            <LateChangeLesson dates={dates} now={now} onDates={live.hearDates} />
          )}
          {inside?.isTeacher && <LateTeacherLists />}
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
 * Lists what a live lesson offers. Source: ROLE-vip.
 *
 * @param isSure false until the page knows that the learner lacks the plan; members do not see the
 *   list before
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
