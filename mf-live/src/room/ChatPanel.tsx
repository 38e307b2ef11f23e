import { room as text } from '../messages/room';
import { Elsewhere, Frame, Nothing } from './Embedded';
import { howToShow } from './how-to-show';

export interface ChatPanelProps {
  /** Undefined until the school announces it. */
  readonly url: string | undefined;
  /** Origins that may be framed. */
  readonly framed: readonly string[] | undefined;
  readonly isTeacher: boolean;
  readonly lessonID: string | undefined;
  readonly onRefused: () => void;
}

/** The chat: the product's own, or the school's page. */
export function ChatPanel({ url, framed }: ChatPanelProps) {
  if (url === undefined) return <Nothing text={text.chat.none} />;
  return howToShow(url, framed) === 'frame' ? (
    <Frame url={url} title={text.chat.title} shape="tall" />
  ) : (
    <Elsewhere url={url} {...text.chat} />
  );
}
