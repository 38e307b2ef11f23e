import { postDrafts } from 'kit/post';
import { CHAT_UNDER_WAY } from 'shared-contracts';

/** What members typed, by the id of the live lesson. */
export const chatDrafts = postDrafts('chat', CHAT_UNDER_WAY);
