import { createHmac } from 'node:crypto';
import { AppError, type CallableResponse, type NoZoomSignature } from 'shared-contracts';
import type { Member } from '../platform/callable/caller';
import { openLiveRoom, type LiveServices } from './live-room';

/** Keys of the school's app at Zoom. */
export interface ZoomKeys {
  readonly sdkKey: string;
  readonly sdkSecret: string;
}

/** Life of a signature: a lesson with its questions. Zoom accepts half an hour to 48 hours. */
const LIFE_S = 2 * 60 * 60;
/** Zoom refuses a signature from the future, so the server's clock may be ahead by this. */
const CLOCK_SKEW_S = 30;

/** Roles in the meeting, as Zoom numbers them. */
const ROLE = { participant: 0, host: 1 } as const;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Makes a JWT with HS256 and the claims of Zoom's Meeting SDK. */
function sign(
  { sdkKey, sdkSecret }: ZoomKeys,
  { mn, role, now }: { readonly mn: string; readonly role: 0 | 1; readonly now: Date },
): string {
  const iat = Math.floor(now.getTime() / 1000) - CLOCK_SKEW_S;
  const exp = iat + LIFE_S;
  const claims = { appKey: sdkKey, sdkKey, mn, role, iat, exp, tokenExp: exp };
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', sdkSecret).update(content).digest('base64url')}`;
}

const refusal = (message: string, details: NoZoomSignature) =>
  new AppError('failed-precondition', message, details);

/**
 * Signs the live lesson's meeting for the caller: a teacher hosts, a member takes part. The caller
 * cannot choose the meeting's number.
 *
 * @param keys null: the server has no keys of Zoom
 * @throws {AppError} `permission-denied` without VIP or PRIVATE; `failed-precondition` with
 *   `NoZoomSignature` without a meeting or keys; `internal` when a stored document is malformed.
 *   Source: API-zoomSignature.
 */
export async function createZoomSignature(
  caller: Member,
  { keys, ...services }: LiveServices & { readonly keys: ZoomKeys | null },
): Promise<CallableResponse<'CreateZoomSignature'>> {
  const room = await openLiveRoom(caller, services);
  if (room.access !== 'granted') {
    throw new AppError('permission-denied', 'Speaking practice is part of VIP.');
  }
  const { MeetingNumber, JoinUrl } = room.secrets;
  const link = JoinUrl !== undefined && { joinUrl: JoinUrl };
  if (MeetingNumber === undefined) {
    throw refusal('No meeting is announced.', { reason: 'no-meeting', ...link });
  }
  if (keys === null) {
    throw refusal('This server has no keys of Zoom.', { reason: 'no-keys', ...link });
  }
  const role = caller.isTeacher ? ROLE.host : ROLE.participant;
  const signature = sign(keys, { mn: MeetingNumber, role, now: services.now() });
  return { signature, sdkKey: keys.sdkKey, meetingNumber: MeetingNumber };
}
