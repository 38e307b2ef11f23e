import { useRef } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'shared-contracts/testing';
import { fakeVideo } from '../../testing/fake-video';
import { createPlayerControl, type PlayerControl } from '../control/player-control';
import { useShortcuts } from '../control/shortcuts';
import { SeekBar } from './SeekBar';

function Bar({ control }: { control: PlayerControl }) {
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root, control);
  return (
    <div ref={root}>
      <SeekBar control={control} duration={180} />
    </div>
  );
}

function show(shortcuts: boolean) {
  const platform = createInMemoryPlatform({ preferences: { shortcuts } });
  const control = createPlayerControl(platform.preferences, platform.log);
  const video = fakeVideo();
  const detach = control.attach(video.element);
  const rendered = renderScreen(() => <Bar control={control} />, platform);
  act(() => video.seekTo(60));
  screen.getByRole('slider').focus();
  return { ...rendered, video, detach };
}

describe.each([true, false])('with shortcuts: %s', (shortcuts) => {
  test.each([
    ['{ArrowRight}', 65],
    ['{ArrowUp}', 65],
    ['{ArrowLeft}', 55],
    ['{ArrowDown}', 55],
    ['{Alt>}{ArrowUp}{/Alt}', 60],
  ])('%s moves the slider to %d s', async (keys, position) => {
    const { user, video, detach } = show(shortcuts);
    await user.keyboard(keys);
    expect(video.element.currentTime).toBe(position);
    detach();
  });
});

test('keeps its fine steps for dragging', () => {
  const { video, detach } = show(true);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '61.3' } });
  expect(video.element.currentTime).toBe(61.3);
  detach();
});
