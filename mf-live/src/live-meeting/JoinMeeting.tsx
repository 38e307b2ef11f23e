import { Button, ButtonLink, Card, createAsync, useObservable, usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { AppError, idle, noZoomSignatureOf, type Platform } from 'shared-contracts';
import { messages } from '../messages';
import { refusals } from '../room/refusals';
import styles from './styles.module.css';

/** How a learner gets into the meeting; `url` opens Zoom in a window of its own. */
type Meeting =
  | { readonly kind: 'refused' | 'none' }
  | { readonly kind: 'ready' | 'no-keys' | 'no-meeting'; readonly url: string };

/**
 * Asks the server for the meeting; a refusal shows the alert of SPEC §8. Without keys of Zoom the
 * server offers the join link instead. Source: INTERFACES §5, CreateZoomSignature.
 *
 * @throws {AppError} every code of SPEC §8 that is not about plan, session or keys
 */
async function findMeeting({ functions, session, alerts }: Platform): Promise<Meeting> {
  try {
    await session.ready();
    const { meetingNumber } = await functions.call('CreateZoomSignature', {});
    return { kind: 'ready', url: `https://zoom.us/wc/join/${meetingNumber}` };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'unauthenticated' || error.code === 'permission-denied') {
      alerts.show(refusals[error.code === 'unauthenticated' ? 'not-signed-in' : 'needs-vip']);
      return { kind: 'refused' };
    }
    const refusal = noZoomSignatureOf(error.details);
    if (refusal === null) throw error;
    const { reason, joinUrl } = refusal;
    return joinUrl === undefined ? { kind: 'none' } : { kind: reason, url: joinUrl };
  }
}

/** Into the Zoom meeting, for VIP and teachers. Source: SPEC §2, §6. */
export function JoinMeeting() {
  const platform = usePlatform();
  const [asking] = useState(() => createAsync(() => findMeeting(platform)));
  const state = useObservable(asking.state$, idle);
  useEffect(() => asking.reset, [asking]);
  const text = messages.liveMeeting.join;
  const meeting = state.status === 'success' ? state.value : undefined;
  const url = meeting !== undefined && 'url' in meeting ? meeting.url : undefined;
  return (
    <Card as="section" aria-labelledby="join">
      <h2 id="join" className={styles.heading}>
        {text.heading}
      </h2>
      <p className={styles.text} role="status">
        {describe()}
      </p>
      <div className={styles.actions}>
        {url === undefined ? (
          <Button disabled={state.status === 'loading'} onClick={() => void asking.run()}>
            {text.ask}
          </Button>
        ) : (
          <Button onClick={() => platform.navigation.openExternal(url)}>{text.open}</Button>
        )}
        <ButtonLink to="/live-lessons" variant="secondary">
          {text.link}
        </ButtonLink>
      </div>
    </Card>
  );

  function describe(): string {
    if (state.status === 'loading') return text.asking;
    if (state.status === 'failure') return text.failed;
    if (meeting === undefined || meeting.kind === 'refused') return text.text;
    return text[meeting.kind];
  }
}
