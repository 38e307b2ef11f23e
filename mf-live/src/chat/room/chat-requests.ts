import {
  CHAT_LIMITS,
  CHAT_PRESENCE,
  collectionPaths,
  documentPaths,
  type ChatMessage,
  type CurrentUser,
  type Documents,
  type Platform,
} from 'shared-contracts';

/** Whether a teacher has muted this member. */
export const isMuted = async (
  { documents }: { readonly documents: Pick<Documents, 'get'> },
  liveLessonID: string,
  uid: string,
): Promise<boolean> =>
  (await documents.get(documentPaths.chatMute(liveLessonID, uid))) !== undefined;

/** Deletes a message. One that is already gone is no error. For teachers. */
export const deleteChatMessage = (
  { documents }: Platform,
  liveLessonID: string,
  id: string,
): Promise<void> => documents.remove(documentPaths.chatMessage(liveLessonID, id));

/** Deletes a message so that it can be put back for a moment. For teachers. */
export const deleteForAMoment = (
  { documents }: Platform,
  liveLessonID: string,
  message: ChatMessage,
): Promise<void> =>
  documents.batch([
    { operation: 'remove', path: documentPaths.chatMessage(liveLessonID, message.ID) },
    {
      operation: 'set',
      path: documentPaths.deletedChatMessage(liveLessonID, message.ID),
      data: { ...message, DeletedAt: documents.serverTimestamp() },
    },
  ]);

/** Puts a message back as it was, if it was deleted a moment ago. For teachers. */
export const putBackMessage = (
  { documents }: Platform,
  liveLessonID: string,
  message: ChatMessage,
): Promise<void> =>
  documents.batch([
    { operation: 'remove', path: documentPaths.deletedChatMessage(liveLessonID, message.ID) },
    {
      operation: 'set',
      path: documentPaths.chatMessage(liveLessonID, message.ID),
      data: message,
    },
  ]);

/** Removes what is left of a deleted message. For teachers. */
export const forgetDeleted = (
  { documents }: Platform,
  liveLessonID: string,
  id: string,
): Promise<void> => documents.remove(documentPaths.deletedChatMessage(liveLessonID, id));

/** Keeps a member from writing in this chat, at once. For teachers. */
export const mute = (
  { documents }: Platform,
  liveLessonID: string,
  { uid, username }: { readonly uid: string; readonly username: string },
): Promise<void> =>
  documents.batch([
    {
      operation: 'set',
      path: documentPaths.chatMute(liveLessonID, uid),
      data: { UID: uid, Username: username, MutedAt: documents.serverTimestamp() },
    },
  ]);

/** Lets a member write again. For teachers. */
export const unmute = ({ documents }: Platform, liveLessonID: string, uid: string): Promise<void> =>
  documents.remove(documentPaths.chatMute(liveLessonID, uid));

/** Says that this member is there. */
export const sayPresent = (
  { documents }: Platform,
  liveLessonID: string,
  { UID, Username }: CurrentUser,
): Promise<void> =>
  documents.batch([
    {
      operation: 'set',
      path: documentPaths.chatPresence(liveLessonID, UID),
      data: { UID, Username, SeenAt: documents.serverTimestamp() },
    },
  ]);

export const leave = (
  { documents }: Platform,
  liveLessonID: string,
  { UID }: CurrentUser,
): Promise<void> => documents.remove(documentPaths.chatPresence(liveLessonID, UID));

export interface Presence {
  readonly people: readonly { readonly uid: string; readonly username: string }[];
  readonly isMore: boolean;
}

/** Who is there now, in the order of their names: 100 people, and as many reads, at most. */
export async function readPresence(
  { documents }: Platform,
  liveLessonID: string,
): Promise<Presence> {
  const entries = await documents.query(collectionPaths.chatPresence(liveLessonID), {
    where: [['SeenAt', '>', new Date(Date.now() - CHAT_PRESENCE.countsForMs).toISOString()]],
    orderBy: ['SeenAt', 'desc'],
    limit: CHAT_LIMITS.page,
  });
  const people = entries.map(({ id, data }) => ({ uid: id, username: data.Username }));
  return {
    people: people.sort((a, b) => a.username.localeCompare(b.username)),
    isMore: entries.length === CHAT_LIMITS.page,
  };
}
