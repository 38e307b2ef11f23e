import { useMemo } from 'react';
import { Chat } from '../chat/Chat';
import { chatAddressOf } from '../chat/room/chat-address';
import { documentAddress } from '../documents/addresses';
import { room as text } from '../messages/room';
import { OutsidePage, EmptyPanel } from './Embedded';

export interface ChatPanelProps {
  /** Undefined until the school announces the chat. */
  readonly url: string | undefined;
  /** Origins that may be framed. */
  readonly framed: readonly string[];
  readonly isTeacher: boolean;
  /** Undefined while no lesson is announced. Our own chat belongs to a lesson. */
  readonly lessonID: string | undefined;
  /** Called after a refusal by the security rules. Asks the server whether the room is open. */
  readonly onRefused: () => Promise<boolean>;
}

/** Shows our chat or the school's in a frame, or a button if the chat may not be framed. */
export function ChatPanel({ url, framed, isTeacher, lessonID, onRefused }: ChatPanelProps) {
  const address = useMemo(() => {
    if (url === undefined) return undefined;
    const ownOrigin = new URL(documentAddress('chat')).origin;
    return chatAddressOf(url, { own: ownOrigin, page: location.origin, allowed: framed });
  }, [url, framed]);
  if (url === undefined || address === undefined) return <EmptyPanel text={text.chat.none} />;
  if (address.kind === 'unknown') return <OutsidePage url={url} {...text.chat} />;
  if (address.kind === 'own' && lessonID === undefined) return <EmptyPanel text={text.chat.none} />;
  return (
    <Chat
      isTeacher={isTeacher}
      onRefused={onRefused}
      address={address}
      liveLessonID={lessonID ?? ''}
    />
  );
}
