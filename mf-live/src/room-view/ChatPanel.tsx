import { useMemo } from 'react';
import { Chat } from '../chat/Chat';
import { chatAddressOf } from '../chat/room/chat-address';
import { documentAddress } from '../documents/addresses';
import { room as text } from '../messages/room';
import { Elsewhere, Nothing } from './Embedded';

export interface ChatPanelProps {
  /** Undefined until the school announces it. */
  readonly url: string | undefined;
  /** Origins that may be framed. */
  readonly framed: readonly string[];
  readonly isTeacher: boolean;
  /** Undefined while no lesson is announced: a chat of our own belongs to a lesson. */
  readonly lessonID: string | undefined;
  /** The rules refused something: asks the server again whether the room is open. */
  readonly onRefused: () => Promise<boolean>;
}

/**
 * Shows the chat in a frame, ours or the school's. If a frame may not show it, a button opens it.
 */
export function ChatPanel({ url, framed, isTeacher, lessonID, onRefused }: ChatPanelProps) {
  const address = useMemo(() => {
    if (url === undefined) return undefined;
    const ownOrigin = new URL(documentAddress('chat')).origin;
    return chatAddressOf(url, { own: ownOrigin, page: location.origin, allowed: framed });
  }, [url, framed]);
  if (url === undefined || address === undefined) return <Nothing text={text.chat.none} />;
  if (address.kind === 'unknown') return <Elsewhere url={url} {...text.chat} />;
  if (address.kind === 'own' && lessonID === undefined) return <Nothing text={text.chat.none} />;
  return (
    <Chat
      isTeacher={isTeacher}
      onRefused={onRefused}
      address={address}
      liveLessonID={lessonID ?? ''}
    />
  );
}
