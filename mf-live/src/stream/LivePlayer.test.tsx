import { screen } from '@testing-library/react';
import { BehaviorSubject } from 'kit';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'shared-contracts/testing';
import { startLivePlayback, type LiveStatus } from './live-playback';
import { LivePlayer } from './LivePlayer';

// jsdom cannot play.
jest.mock('./live-playback');

test.each([
  ['Live', 'You are watching live', { isAnnounced: true, isRunning: true }],
  [
    'Not live yet',
    'Not live yet: you see the newest picture',
    { isAnnounced: true, isRunning: false },
  ],
  ['Not live', 'Not live: you see the newest picture', { isAnnounced: false, isRunning: false }],
])('at the newest picture it says “%s”', async (words, name, lesson) => {
  jest.mocked(startLivePlayback).mockReturnValue({
    status$: new BehaviorSubject<LiveStatus>('playing'),
    isBehind$: new BehaviorSubject(false),
    ...{ renew: jest.fn(), goLive: jest.fn(), toggle: jest.fn() },
    ...{ retry: jest.fn(), destroy: jest.fn() },
  });
  renderScreen(
    () => <LivePlayer {...lesson} url="live.m3u8" askAgain={async () => undefined} />,
    createInMemoryPlatform({}),
  );
  expect(await screen.findByRole('button', { name })).toHaveTextContent(words);
});
