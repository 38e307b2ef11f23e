import {
  Button,
  ButtonLink,
  Card,
  classNames,
  createAsync,
  useObservable,
  usePlatform,
  useSession,
} from 'kit';
import { useHold } from 'kit/hold';
import { PlanButton, usePlanOffer } from 'kit/locked';
import { useEffect, useState, type ReactNode } from 'react';
import {
  AppError,
  idle,
  isLoggedIn,
  logInPath,
  noZoomSignatureOf,
  opensPages,
  type NoZoomSignature,
  type Platform,
} from 'shared-contracts';
import { documentAddress } from '../documents/addresses';
import { handFocusTo } from '../focus/focus-handover';
import { messages } from '../messages';
import { refusals } from '../room/refusals';
import { invitationFragment, zoomLink } from '../zoom/invitation';
import { NoMeetingYet } from './NoMeetingYet';
import styles from './styles.module.css';
import type { MeetingRoom } from './use-meeting-room';

/** How a learner gets into the meeting; `url` opens in a window of its own. */
type Meeting =
  | { readonly kind: 'refused' }
  | { readonly kind: 'none'; readonly reason: NoZoomSignature['reason'] }
  | {
      readonly kind: 'ready' | 'ready-in-app' | 'no-keys' | 'no-meeting';
      readonly url: string;
    };

/**
 * Asks the server for the meeting; a refusal shows its alert. With keys of Zoom the meeting opens
 * in our own Zoom page; in the native app, and without keys, in Zoom itself.
 * Source: API-zoomSignature.
 *
 * @throws {AppError} every one of `ERROR_CODES` that is not about plan, session or keys
 */
async function findMeeting(platform: Platform): Promise<Meeting> {
  const { functions, session, alerts, parentApp, preferences } = platform;
  try {
    const state = await session.ready();
    const signed = await functions.call('CreateZoomSignature', {});
    // The app's web view may not ask for camera and microphone; Zoom's own app may.
    if (parentApp.isEmbedded) return { kind: 'ready-in-app', url: zoomLink(signed) };
    const { theme } = preferences.values$.value;
    const userName = isLoggedIn(state) ? state.user.Username : '';
    const fragment = invitationFragment({ ...signed, userName, theme });
    return { kind: 'ready', url: `${documentAddress('zoom')}${fragment}` };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'unauthenticated' || error.code === 'permission-denied') {
      alerts.show(refusals[error.code === 'unauthenticated' ? 'not-signed-in' : 'needs-vip']);
      return { kind: 'refused' };
    }
    const refusal = noZoomSignatureOf(error.details);
    if (refusal === null) throw error;
    const { reason, joinUrl } = refusal;
    return joinUrl === undefined ? { kind: 'none', reason } : { kind: reason, url: joinUrl };
  }
}

const HEADING = 'join';
const NOT_ANNOUNCED: Meeting = { kind: 'none', reason: 'no-meeting' };

/** Leads VIP and teachers into the Zoom meeting. Source: ROUTE-live-meeting, ROLE-vip. */
export function JoinMeeting({ room }: { readonly room: MeetingRoom }) {
  const platform = usePlatform();
  const [asking] = useState(() => createAsync(() => findMeeting(platform)));
  const state = useObservable(asking.state$, idle);
  useEffect(() => asking.reset, [asking]);
  const offer = usePlanOffer('VIP');
  const { status } = useSession();
  const isMember = status === 'member';
  // A page that does not know who is here shows what a visitor sees; CSS hides it from members.
  const isClosed = room.isRefused || !isMember;
  const text = messages.liveMeeting.join;
  const asked = state.status === 'success' ? state.value : undefined;
  const meeting = room.isAnnounced === false ? NOT_ANNOUNCED : asked;
  // The button goes once it is known that there is no meeting.
  const [joinRef] = useState(() => handFocusTo(() => document.getElementById(HEADING)));
  const url = meeting !== undefined && 'url' in meeting ? meeting.url : undefined;
  // The invitation is made once, and is in this page only.
  useHold(state.status === 'loading' || url !== undefined, 'room');
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} className={styles.heading}>
        {text.heading}
      </h2>
      <p className={styles.text} role="status">
        {describe()}
      </p>
      <div className={styles.actions}>
        {isClosed && (
          <div className={classNames(styles.actions, !room.isRefused && styles.unlessMember)}>
            <PlanButton plan="VIP" offer={offer} />
            {!isMember && (
              <ButtonLink to={logInPath('/live-meeting')} variant="secondary">
                {text.logIn}
              </ButtonLink>
            )}
          </div>
        )}
        {meeting?.kind !== 'none' &&
          !isClosed &&
          (url === undefined ? (
            <Button
              ref={joinRef}
              // A member may be refused; until that is known, there is nothing to press.
              className={classNames(!room.isAsked && styles.unlessMember)}
              busy={state.status === 'loading'}
              onClick={() => void asking.run()}
            >
              {text.ask}
            </Button>
          ) : (
            opensPages(platform.parentApp) && (
              <Button ref={joinRef} onClick={() => platform.navigation.openExternal(url)}>
                {meeting?.kind === 'ready' ? text.enter : text.open}
              </Button>
            )
          ))}
        <ButtonLink to="/live-lessons" variant="secondary">
          {text.link}
        </ButtonLink>
      </div>
    </Card>
  );

  function describe(): ReactNode {
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
      return <NoMeetingYet askAgain={room.askAgain} dates={room.dates} />;
    }
    if (state.status === 'loading') return text.asking;
    if (state.status === 'failure') return text.failed;
    if (meeting === undefined || meeting.kind === 'refused') return text.text;
    return opensPages(platform.parentApp) ? text[meeting.kind] : text.appTooOld;
  }
}
