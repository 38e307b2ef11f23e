import { useRef } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
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

describe('under the pointer', () => {
  const cue = (line: number, start: number, text: string) => ({
    line,
    start,
    end: start + 2,
    text,
  });

  test('shows the time, the part of the film and the line that is said there', () => {
    const platform = createInMemoryPlatform();
    const control = createPlayerControl(platform.preferences, platform.log);
    control.lines.know({ gsw: [cue(0, 10, 'Hoi zäme'), cue(1, 90, 'Wie gaats?')], en: [] });
    control.knowFilm({
      isKnown: false,
      chapters: [
        { at: 0, part: 'dialogue' },
        { at: 80, part: 'practice' },
      ],
    });
    renderScreen(() => <Bar control={control} />, platform);
    const slider = screen.getByRole('slider');
    // 180 pixels for 180 seconds, and half a thumb at each end.
    slider.getBoundingClientRect = () => new DOMRect(100, 0, 196, 44);
    const pointAt = (clientX: number) =>
      fireEvent(slider, new MouseEvent('pointermove', { bubbles: true, clientX }));
    const preview = () => document.querySelector('[data-seek-preview]');
    expect(preview()).toBeNull();
    pointAt(100 + 8 + 95);
    expect(preview()).toHaveTextContent('1:35 · Line by lineWie gaats?');
    pointAt(100 + 8 + 20);
    expect(preview()).toHaveTextContent('0:20 · DialogueHoi zäme');
    // Positions before the first line, and left of the slider.
    pointAt(90);
    expect(preview()).toHaveTextContent(/^0:00 · Dialogue$/);
    pointAt(400);
    expect(preview()).toHaveTextContent('3:00');
    fireEvent.pointerOut(slider);
    expect(preview()).toBeNull();
  });
});
