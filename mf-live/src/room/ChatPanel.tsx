import { Chat } from '../chat/Chat';
import { chatAddressOf } from '../chat/room/chat-address';
import { ownOrigin } from '../chat/room/own-origin';
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
  readonly onRefused: () => void;
}

/** The chat: the product's own or the school's, in a frame; else a way to where it is. */
export function ChatPanel({ url, framed, isTeacher, lessonID, onRefused }: ChatPanelProps) {
  if (url === undefined) return <Nothing text={text.chat.none} />;
  const { kind } = chatAddressOf(url, {
    ...{ own: ownOrigin(), page: location.origin, allowed: framed },
  });
  if (kind === 'unknown') return <Elsewhere url={url} {...text.chat} />;
  if (kind === 'own' && lessonID === undefined) return <Nothing text={text.chat.none} />;
  return (
    <Chat
      {...{ isTeacher, onRefused }}
      liveLessonID={lessonID ?? ''}
      chatUrl={url}
      frameOrigins={framed}
    />
  );
}
