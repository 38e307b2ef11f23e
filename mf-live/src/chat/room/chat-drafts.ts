import { postDrafts } from 'kit/post';
import { CHAT_UNDER_WAY } from 'shared-contracts';

/** Keeps the member's unsent texts, by the id of the live lesson. */
export const chatDrafts = postDrafts('chat', CHAT_UNDER_WAY);
