import { screen } from '@testing-library/react';
import { BehaviorSubject } from 'kit';
import { renderScreen } from 'kit/testing';
import { startLivePlayback, type LiveStatus } from './live-playback';
import { LivePlayer, type LivePlayerProps } from './LivePlayer';

// jsdom cannot play.
jest.mock('./live-playback');

function renderPlayer(props: Partial<LivePlayerProps>) {
  jest.mocked(startLivePlayback).mockReturnValue({
    status$: new BehaviorSubject<LiveStatus>('playing'),
    isBehind$: new BehaviorSubject(false),
    renew: jest.fn(),
    goLive: jest.fn(),
    toggle: jest.fn(),
    retry: jest.fn(),
    destroy: jest.fn(),
  });
  const stream = { url: 'live.m3u8', askedAt: Date.now(), askAgain: async () => undefined };
  const lesson = { isAnnounced: true, isRunning: true };
  renderScreen(() => <LivePlayer {...stream} {...lesson} {...props} />);
}

test.each([
  ['Live', 'You are watching live', { isAnnounced: true, isRunning: true }],
  [
    'Not live yet',
    'Not live yet: you see the newest picture',
    { isAnnounced: true, isRunning: false },
  ],
  ['Not live', 'Not live: you see the newest picture', { isAnnounced: false, isRunning: false }],
])('at the newest picture it says “%s”', async (words, name, lesson) => {
  renderPlayer(lesson);
  expect(await screen.findByRole('button', { name })).toHaveTextContent(words);
});

test.each([
  [44_000, false],
  [45_000, true],
])('an address of %i ms: may have ended is %s', (age, isOld) => {
  renderPlayer({ askedAt: Date.now() - age });
  expect(startLivePlayback).toHaveBeenLastCalledWith(expect.objectContaining({ isOld }));
});
