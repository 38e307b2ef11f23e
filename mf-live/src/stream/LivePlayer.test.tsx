import { act, screen } from '@testing-library/react';
import { BehaviorSubject } from 'kit';
import type { StreamHealth } from 'kit/stream';
import { renderScreen } from 'kit/testing';
import { startLivePlayback } from './live-playback';
import type { LiveStatus } from './step-live';
import { LivePlayer, type LivePlayerProps } from './LivePlayer';

// jsdom cannot play.
jest.mock('./live-playback');

let hasBeginning$: BehaviorSubject<boolean>;
let goToBeginning: jest.Mock;
beforeEach(() => {
  hasBeginning$ = new BehaviorSubject(false);
  goToBeginning = jest.fn();
});

function renderPlayer(props: Partial<LivePlayerProps>) {
  const health$ = new BehaviorSubject<StreamHealth | undefined>(undefined);
  jest.mocked(startLivePlayback).mockReturnValue({
    status$: new BehaviorSubject<LiveStatus>('playing'),
    isBehind$: new BehaviorSubject(false),
    hasBeginning$,
    health$,
    renew: jest.fn(),
    goLive: jest.fn(),
    goToBeginning,
    toggle: jest.fn(),
    retry: jest.fn(),
    destroy: jest.fn(),
  });
  const stream = { url: 'live.m3u8', askedAt: Date.now(), askAgain: async () => undefined };
  const lesson = { isAnnounced: true, isRunning: true, isTeacher: false, begunAt: Date.now() };
  const rendered = renderScreen(() => <LivePlayer {...stream} {...lesson} {...props} />);
  return { ...rendered, tell: (health: StreamHealth) => act(() => health$.next(health)) };
}

test.each([
  ['Live', 'You are watching live', { isAnnounced: true, isRunning: true }],
  ['Not live yet', 'Not live yet: this is a test picture', { isAnnounced: true, isRunning: false }],
  ['Not live', 'Not live: this is a test picture', { isAnnounced: false, isRunning: false }],
])('at the newest picture it says “%s”', async (words, name, lesson) => {
  renderPlayer(lesson);
  expect(await screen.findByRole('button', { name })).toHaveTextContent(words);
});

test('before the lesson it says under the picture that this is a test, and during it does not', async () => {
  const { unmount } = renderPlayer({ isRunning: false });
  expect(await screen.findByText('Not live yet: this is a test picture')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Live stream' })).toHaveClass('test');
  unmount();
  renderPlayer({ isRunning: true });
  await screen.findByRole('button', { name: 'You are watching live' });
  expect(screen.queryByText(/this is a test picture/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Live stream' })).not.toHaveClass('test');
});

test.each([
  [44_000, false],
  [45_000, true],
])('an address of %i ms: may have ended is %s', (age, isOld) => {
  renderPlayer({ askedAt: Date.now() - age });
  expect(startLivePlayback).toHaveBeenLastCalledWith(expect.objectContaining({ isOld }));
});

test('a lesson can be watched from its start while the stream holds it', async () => {
  const { user } = renderPlayer({});
  expect(screen.queryByRole('button', { name: 'From the start' })).toBeNull();
  act(() => hasBeginning$.next(true));
  await user.click(screen.getByRole('button', { name: 'From the start' }));
  expect(goToBeginning).toHaveBeenCalledTimes(1);
});

describe('how the stream arrives', () => {
  const aged = (seconds: number, bitsPerSecond?: number): StreamHealth => ({
    secondsSinceNewest: seconds,
    segmentSeconds: 4,
    bitsPerSecond,
  });

  const health = () => screen.getByText(/Last picture/);

  test('is shown to a teacher, also when no new segment comes', () => {
    const { tell } = renderPlayer({ isTeacher: true });
    expect(screen.getByText(/not known yet/)).toBeVisible();
    tell(aged(3, 1_234_567));
    expect(health()).toHaveTextContent(
      /^Your stream is coming in\. Last picture 3 seconds ago\. 1,235 kbit\/s$/,
    );
    tell(aged(12));
    expect(health()).toHaveTextContent(
      /^Your stream is coming in\. Last picture 12 seconds ago\.$/,
    );
    tell(aged(14, 800_000));
    expect(health()).toHaveTextContent(
      /^Your stream stopped\. Last picture 14 seconds ago\. Check your encoder/,
    );
  });

  test('is not shown to a member', () => {
    const { tell } = renderPlayer({});
    tell(aged(3, 800_000));
    expect(screen.queryByText(/picture \d|kbit|known/)).toBeNull();
  });
});
