import { room as text } from '../messages/room';
import { LivePlayer } from '../stream/LivePlayer';
import type { LivePhase } from '../room/live-phase';
import type { LiveRoom } from '../room/use-live-room';
import { OutsidePage, Frame, EmptyPanel } from './Embedded';
import { howToShow } from './how-to-show';

export interface StreamPanelProps {
  /** Undefined until the school announces the stream. */
  readonly url: string | undefined;
  /** When the server gave the address, in milliseconds since the epoch. */
  readonly askedAt: number;
  /** Origins that may be framed. */
  readonly framed: readonly string[];
  readonly phase: LivePhase;
  readonly isTeacher: boolean;
  readonly askAgain: () => Promise<LiveRoom>;
}

/**
 * Shows the stream in our own player, or the school's page with it. After the lesson there is no
 * stream, because its address may then show something else.
 */
export function StreamPanel(props: StreamPanelProps) {
  const { url, askedAt, framed, phase, isTeacher, askAgain } = props;
  if (phase.kind === 'after') return <EmptyPanel isWide text={text.stream.over} />;
  if (url === undefined) return <EmptyPanel isWide text={text.stream.none} />;
  switch (howToShow(url, framed)) {
    case 'player':
      return (
        <LivePlayer
          url={url}
          askedAt={askedAt}
          isAnnounced={phase.kind !== 'none'}
          isRunning={phase.isRunning}
          begunAt={phase.begunAt}
          isTeacher={isTeacher}
          askAgain={() => askAgain().then(streamOf)}
        />
      );
    case 'frame':
      return <Frame url={url} title={text.stream.title} />;
    case 'window':
      return <OutsidePage url={url} {...text.stream} />;
  }
}

const streamOf = (room: LiveRoom) => (room.kind === 'open' ? room.liveLessonUrl : undefined);
