import { NOT_SIGNED_IN, type CallableResponse } from 'shared-contracts';
import type { Caller } from '../callable/caller';
import { openLiveRoom, type LiveServices } from './live-room';

/**
 * The addresses of stream and chat, for VIP, PRIVATE and teachers.
 *
 * @throws {AppError} `internal` when a stored document is malformed. Source: SPEC §4, §7
 */
export async function getLiveLessonUrls(
  caller: Caller,
  services: LiveServices,
): Promise<CallableResponse<'getLiveLessonUrls_v2_0'>> {
  const room = await openLiveRoom(caller, services);
  switch (room.access) {
    case 'not-signed-in':
      return { hasAccess: false, error: { code: NOT_SIGNED_IN } };
    case 'not-entitled':
      return { hasAccess: false };
    case 'granted': {
      const { EmbedUrl, ChatUrl } = room.secrets;
      return {
        hasAccess: true,
        ...(EmbedUrl !== undefined && { EmbedUrl }),
        ...(ChatUrl !== undefined && { ChatUrl }),
      };
    }
  }
}
