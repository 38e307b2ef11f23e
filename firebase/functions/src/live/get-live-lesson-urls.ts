import { NOT_SIGNED_IN, type CallableResponse, type LiveSecrets } from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { liveUrl, type MediaSettings } from '../media/media-urls';
import { openLiveRoom, type LiveServices } from './live-room';

/** Settings for the addresses of the product's own stream and chat. */
export interface OwnPlaces {
  readonly media: MediaSettings;
  /** Origin of mf-live, without a trailing slash. */
  readonly liveOrigin: string;
}

/** Prefers the school's addresses to those of the sample stream and of the product's chat. */
function addressesOf(
  { EmbedUrl, ChatUrl, SampleStream, OwnChat = false, ...meeting }: LiveSecrets,
  uid: string | null,
  { media, liveOrigin }: OwnPlaces,
  now: Date,
) {
  const stream = EmbedUrl ?? (SampleStream && liveUrl(uid, media, now));
  const chat = ChatUrl ?? (OwnChat ? `${liveOrigin}/chat/` : undefined);
  const hasMeeting = meeting.MeetingNumber !== undefined || meeting.JoinUrl !== undefined;
  return {
    ...(stream !== undefined && { EmbedUrl: stream }),
    ...(chat !== undefined && { ChatUrl: chat }),
    ...(hasMeeting && { hasMeeting }),
  };
}

/**
 * Gives VIP, PRIVATE and teachers the addresses of stream and chat, and whether a meeting exists.
 * Every caller gets the dates that a teacher has changed. The address of the sample stream is valid
 * for a minute, and the live screen asks again before.
 *
 * @throws {AppError} `internal` when a stored document is malformed. Source: API-getLiveLessonUrls.
 */
export async function getLiveLessonUrls(
  caller: Caller,
  services: LiveServices & OwnPlaces,
): Promise<CallableResponse<'getLiveLessonUrls_v2_0'>> {
  const room = await openLiveRoom(caller, services);
  const uid = caller.kind === 'member' ? caller.uid : null;
  const dates = room.dates && { dates: room.dates };
  switch (room.access) {
    case 'not-signed-in':
      return { hasAccess: false, error: { code: NOT_SIGNED_IN }, ...dates };
    case 'not-entitled':
      return { hasAccess: false, ...dates };
    case 'granted':
      return {
        hasAccess: true,
        ...addressesOf(room.secrets, uid, services, services.now()),
        ...dates,
      };
  }
}
