import {
  AppError,
  isLoggedIn,
  noZoomSignatureOf,
  type NoZoomSignature,
  type Platform,
} from 'shared-contracts';
import { documentAddress } from '../documents/addresses';
import { refusals } from '../room/refusals';
import { invitationFragment, zoomLink } from '../zoom/invitation';

/** How a learner can join the meeting; `url` opens in a new window. */
export type FoundMeeting =
  | { readonly kind: 'refused' }
  | { readonly kind: 'none'; readonly reason: NoZoomSignature['reason'] }
  | {
      readonly kind: 'ready' | 'ready-in-app' | 'no-keys' | 'no-meeting';
      readonly url: string;
    };

/**
 * Asks the server for the meeting; a refusal shows its alert. If the server has Zoom keys, the
 * meeting opens in our own Zoom page. In the native app, and without keys, it opens in Zoom itself.
 * Source: API-zoomSignature.
 *
 * @throws {AppError} for every error that is not about plan, session or keys
 */
export async function findMeeting(platform: Platform): Promise<FoundMeeting> {
  const { functions, session, alerts, parentApp, preferences } = platform;
  try {
    const state = await session.ready();
    const signed = await functions.call('CreateZoomSignature', {});
    // The app's web view must not ask for camera and microphone; Zoom's own app may.
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
