import {
  Button,
  ButtonLink,
  Card,
  classNames,
  createAsync,
  Link,
  useObservable,
  usePlatform,
  useSession,
} from 'kit';
import { useHold } from 'kit/hold';
import { PlanButton, usePlanOffer } from 'kit/locked';
import { useEffect, useState, type ReactNode } from 'react';
import { idle, logInPath, opensPages, type AsyncState, type Catalogue } from 'shared-contracts';
import { handFocusTo } from '../focus/focus-handover';
import { messages } from '../messages';
import { useDatedCatalogue } from '../room/use-live-dates';
import { CalendarButton, LessonDate, LessonDateSkeleton } from '../lesson-date/LessonDate';
import { useCatalogue } from '../schedule/use-catalogue';
import { useNow } from '../schedule/use-now';
import { findMeeting, type FoundMeeting } from './find-meeting';
import { meetingTimeOf, type MeetingTime } from './meeting-time';
import { NoMeetingYet } from './NoMeetingYet';
import styles from './styles.module.css';
import type { MeetingRoom } from './use-meeting-room';

const HEADING = 'meeting';
const NOT_ANNOUNCED: FoundMeeting = { kind: 'none', reason: 'no-meeting' };
const EVERY_MS = 15_000;

const text = messages.liveMeeting.meeting;
const { when } = messages.liveLessons;

/**
 * Says when the next meeting is and who may join, and leads VIP and teachers into it. Source:
 * ROUTE-live-meeting, ROLE-vip.
 */
export function Meeting({ room }: { readonly room: MeetingRoom }) {
  const platform = usePlatform();
  const { catalogue: published, retry } = useCatalogue();
  const catalogue = useDatedCatalogue(published, room.dates);
  const now = useNow(EVERY_MS);
  const time = timeOf(catalogue, now);
  const [asking] = useState(() => createAsync(() => findMeeting(platform)));
  const asked = useObservable(asking.state$, idle);
  useEffect(() => asking.reset, [asking]);
  const { status } = useSession();
  // Until the session is known, the page shows a visitor's view; CSS hides it from members.
  const isClosed = room.isRefused || status !== 'member';
  const answer = asked.status === 'success' ? asked.value : undefined;
  const meeting = room.isAnnounced === false ? NOT_ANNOUNCED : answer;
  const isMissing = meeting?.kind === 'none' && !isClosed;
  const facts = { room, asked, meeting, isClosed, isMissing, catalogue, time, now };
  const isIncluded = room.hasPlan === true && !room.isTeacher;
  return (
    <Card as="section" aria-labelledby={HEADING} className={styles.meeting}>
      <h2 id={HEADING} tabIndex={-1} className={styles.heading}>
        {time?.kind === 'on' ? text.now : text.heading}
      </h2>
      <MeetingDate {...facts} retry={retry} />
      <p className={styles.who}>{isIncluded ? text.included : text.who}</p>
      <p className={styles.text} role="status">
        <MeetingText {...facts} />
      </p>
      <MeetingActions {...facts} ask={() => void asking.run()} />
      <p className={styles.lessons}>
        <Link to="/live-lessons">{text.link}</Link>
      </p>
    </Card>
  );
}

/** The state that all parts of the card share. */
interface MeetingFacts {
  readonly room: MeetingRoom;
  readonly asked: AsyncState<FoundMeeting>;
  /** Undefined until the learner presses Join. */
  readonly meeting: FoundMeeting | undefined;
  /** Whether the learner is a visitor or a member whom the server refuses. */
  readonly isClosed: boolean;
  /** Whether a learner who may join finds no meeting. */
  readonly isMissing: boolean;
  readonly catalogue: AsyncState<Catalogue>;
  /** Undefined: unknown. */
  readonly time: MeetingTime | undefined;
  /** In milliseconds since 1970. */
  readonly now: number;
}

function timeOf(catalogue: AsyncState<Catalogue>, now: number): MeetingTime | undefined {
  return catalogue.status === 'success'
    ? meetingTimeOf(catalogue.value.liveLessons, now)
    : undefined;
}

function MeetingDate({
  catalogue,
  time,
  room,
  now,
  retry,
}: MeetingFacts & { readonly retry: () => void }) {
  if (catalogue.status === 'failure') {
    return (
      <div className={styles.text}>
        <p>{when.failed}</p>
        <Button variant="secondary" onClick={retry}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  if (time === undefined || catalogue.status !== 'success') return <LessonDateSkeleton />;
  if (time.kind === 'none') return <p className={styles.text}>{when.none}</p>;
  return (
    <LessonDate
      title={catalogue.value.liveLessons?.Title ?? ''}
      start={time.start}
      changed={room.dates}
      isRunning={time.kind === 'on'}
      now={now}
    />
  );
}

function MeetingText({ room, asked, meeting, catalogue, time, now }: MeetingFacts): ReactNode {
  const { parentApp } = usePlatform();
  const { status } = useSession();
  if (room.isRefused || status === 'visitor') return text.needsVip;
  if (status === 'unknown') {
    return (
      <>
        <span className={styles.unlessMember}>{text.needsVip}</span>
        <span className={styles.ifMember}>{text.text}</span>
      </>
    );
  }
  if (meeting?.kind === 'none') {
    if (room.isTeacher) return text.missing[meeting.reason];
    if (time === undefined && catalogue.status !== 'failure') return text.asking;
    return <NoMeetingYet askAgain={room.askAgain} time={time} now={now} />;
  }
  if (asked.status === 'loading') return text.asking;
  if (asked.status === 'failure') return text.failed;
  if (meeting === undefined || meeting.kind === 'refused') return text.text;
  return opensPages(parentApp) ? text[meeting.kind] : text.appTooOld;
}

/** Shows the buttons: to join, to buy the plan, or to save the date. */
function MeetingActions(facts: MeetingFacts & { readonly ask: () => void }) {
  const { room, isClosed, isMissing, catalogue, time, now } = facts;
  const lesson = catalogue.status === 'success' ? catalogue.value.liveLessons : undefined;
  return (
    <div className={styles.actions}>
      {isClosed && <PlanActions isRefused={room.isRefused} />}
      {!isClosed && <JoinButton {...facts} />}
      {isMissing && room.isTeacher && (
        <ButtonLink to="/live-lessons">{text.missing.link}</ButtonLink>
      )}
      {room.hasPlan === true && lesson && time?.kind === 'later' && (
        <CalendarButton
          title={lesson.Title}
          start={time.start}
          now={now}
          // Primary if there is no other button.
          variant={isMissing && !room.isTeacher ? 'primary' : 'secondary'}
        />
      )}
    </div>
  );
}

function PlanActions({ isRefused }: Pick<MeetingRoom, 'isRefused'>) {
  const offer = usePlanOffer('VIP');
  const { status } = useSession();
  return (
    <div className={classNames(styles.actions, !isRefused && styles.unlessMember)}>
      <PlanButton plan="VIP" offer={offer} />
      {status !== 'member' && (
        <ButtonLink to={logInPath('/live-meeting')} variant="secondary">
          {text.logIn}
        </ButtonLink>
      )}
    </div>
  );
}

function JoinButton({ room, asked, meeting, ask }: MeetingFacts & { readonly ask: () => void }) {
  const { navigation, parentApp } = usePlatform();
  // The button disappears if there is no meeting.
  const [joinRef] = useState(() => handFocusTo(() => document.getElementById(HEADING)));
  const url = meeting !== undefined && 'url' in meeting ? meeting.url : undefined;
  // Only this page has the invitation, so nothing may replace it.
  useHold(asked.status === 'loading' || url !== undefined, 'room');
  if (meeting?.kind === 'none') return null;
  if (url === undefined) {
    return (
      <Button
        ref={joinRef}
        // Hidden until the server has answered: it may refuse the member.
        className={classNames(!room.isAsked && styles.unlessMember)}
        busy={asked.status === 'loading'}
        onClick={ask}
      >
        {text.ask}
      </Button>
    );
  }
  if (!opensPages(parentApp)) return null;
  return (
    <Button ref={joinRef} onClick={() => navigation.openExternal(url)}>
      {meeting?.kind === 'ready' ? text.enter : text.open}
    </Button>
  );
}
