import { expiryOf, type Invitation } from '../invitation';
import { loadZoom, ZoomBlocked, type ZoomError, type ZoomMtg } from './zoom-sdk';

/** Why the learner could not join; `messages/zoom-document.ts` has a sentence for each. */
export type JoinFailure = 'expired' | 'unsupported' | 'blocked' | 'not-started' | 'refused';

/** The result of an attempt to join. `detail` is Zoom's own message. */
export type JoinResult =
  | { readonly status: 'joined' }
  | { readonly status: 'failed'; readonly failure: JoinFailure; readonly detail?: string };

interface JoinOptions {
  readonly invitation: Invitation;
  /** Zoom opens this address when the learner leaves the meeting. */
  readonly leaveUrl: string;
  readonly now: () => Date;
  /** Called once Zoom shows its own screen, which takes the whole page. */
  readonly onZoomShown: () => void;
  readonly load?: () => Promise<ZoomMtg>;
  readonly isSupported?: () => boolean;
}

/** Zoom fetches more code to start. The page stops waiting after this time. */
const START_MS = 60_000;

/** Zoom needs WebAssembly, WebRTC, and access to camera and microphone. */
const canMeet = (): boolean =>
  typeof WebAssembly === 'object' &&
  typeof RTCPeerConnection === 'function' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Source: Zoom, Meeting SDK for web, "Meeting SDK error codes". */
const FAILURES: Readonly<Record<number, JoinFailure>> = { 3008: 'not-started' };

function failed({ errorCode, errorMessage }: ZoomError): JoinResult {
  const failure = FAILURES[errorCode ?? 0] ?? 'refused';
  return { status: 'failed', failure, ...(errorMessage && { detail: errorMessage }) };
}

/**
 * Joins the meeting of an invitation. Never rejects; resolves once Zoom has let the learner in, or
 * refused.
 */
export async function joinMeeting(options: JoinOptions): Promise<JoinResult> {
  const { invitation, leaveUrl, now, onZoomShown } = options;
  const { load = loadZoom, isSupported = canMeet } = options;
  const expiry = expiryOf(invitation);
  if (expiry !== undefined && expiry <= now()) return { status: 'failed', failure: 'expired' };
  if (!isSupported()) return { status: 'failed', failure: 'unsupported' };
  try {
    const zoom = await load();
    return await new Promise<JoinResult>((resolve) => {
      // The timeout ends when Zoom shows its own screen, which then reports the progress.
      let isTooLate = false;
      const timer = setTimeout(() => {
        isTooLate = true;
        resolve({ status: 'failed', failure: 'blocked' });
      }, START_MS);
      const error = (reason: ZoomError) => {
        clearTimeout(timer);
        resolve(failed(reason));
      };
      zoom.init({ leaveUrl, patchJsMedia: true, error, success: () => join(error) });

      function join(onError: (reason: ZoomError) => void): void {
        clearTimeout(timer);
        // The page already shows a failure, and the learner may do something else.
        if (isTooLate) return;
        onZoomShown();
        const { signature, sdkKey, meetingNumber, userName } = invitation;
        zoom.join({
          signature,
          sdkKey,
          meetingNumber,
          userName,
          // Zoom itself asks for a passcode if the meeting has one.
          passWord: '',
          success: () => resolve({ status: 'joined' }),
          error: onError,
        });
      }
    });
  } catch (error) {
    if (error instanceof ZoomBlocked) return { status: 'failed', failure: 'blocked' };
    return { status: 'failed', failure: 'refused', detail: (error as Error).message };
  }
}
