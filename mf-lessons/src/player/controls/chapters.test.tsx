import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import type { Chapter } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { fakeVideo } from '../../testing/fake-video';
import { createPlayerControl } from '../control/player-control';
import { Layer } from './Layer';
import { SeekBar } from './SeekBar';
import { SettingsMenu } from './SettingsMenu';

const CHAPTERS = [
  { at: 0, part: 'dialogue' },
  { at: 40, part: 'practice' },
  { at: 140, part: 'faster' },
] satisfies Chapter[];

function show(isKnown = false, chapters: readonly Chapter[] = CHAPTERS) {
  const platform = createInMemoryPlatform();
  const control = createPlayerControl(platform.preferences, platform.log);
  const video = fakeVideo();
  Object.defineProperty(video.element, 'duration', { value: 180 });
  const detach = control.attach(video.element);
  video.fire('loadedmetadata');
  control.knowFilm({ chapters, isKnown });
  const rendered = renderScreen(
    () => (
      <>
        <Layer control={control} state={control.state$.value} ending={undefined} />
        <SeekBar control={control} duration={180} />
        <SettingsMenu control={control} heights={[]} hasLines />
      </>
    ),
    platform,
  );
  return { ...rendered, video, control, detach };
}
const slider = () => screen.getByRole('slider');
const menu = { name: 'Part of the video', hidden: true };

test('the seek bar marks where a part begins and says which it is', () => {
  const { container, video, detach } = show();
  const marks = [...container.querySelectorAll<HTMLElement>('[data-chapter]')];
  expect(marks.map(({ style }) => Math.round(parseFloat(style.left)))).toEqual([22, 78]);
  expect(slider()).toHaveAttribute('aria-valuetext', '0 seconds of 3 minutes, Dialogue');
  act(() => video.moveTo(41));
  expect(slider()).toHaveAttribute('aria-valuetext', '41 seconds of 3 minutes, Line by line');
  detach();
});

const partButton = (name: string) =>
  within(screen.getByRole('group', menu)).getByRole('button', { name, hidden: true });

test('the settings lead to a part and show which one plays', async () => {
  const { user, video, detach } = show();
  expect(partButton('Dialogue')).toHaveAttribute('aria-current', 'true');
  await user.click(partButton('Dialogue, faster'));
  expect(video.element.currentTime).toBe(140);
  act(() => video.moveTo(140));
  expect(partButton('Dialogue, faster')).toHaveAttribute('aria-current', 'true');
  expect(partButton('Dialogue')).not.toHaveAttribute('aria-current');
  detach();
});

test('the settings lead back to the beginning of the part that plays', async () => {
  const { user, video, detach } = show();
  act(() => video.moveTo(77));
  await user.click(partButton('Line by line'));
  expect(video.element.currentTime).toBe(40);
  detach();
});

test('a title in dialect says so', () => {
  const { detach } = show(false, [
    { at: 0, title: 'Grüezi mitenand' },
    { at: 30, title: 'Git mer Trinkgäld?' },
  ]);
  expect(within(partButton('Git mer Trinkgäld?')).getByText(/Trinkgäld/)).toHaveAttribute(
    'lang',
    'gsw',
  );
  detach();
});

test('a film of one part has no parts to choose from', () => {
  const { container, detach } = show(false, []);
  expect(screen.queryByRole('group', menu)).not.toBeInTheDocument();
  expect(container.querySelector('[data-chapter]')).toBeNull();
  expect(slider()).toHaveAttribute('aria-valuetext', '0 seconds of 3 minutes');
  detach();
});

test('a part says at its beginning what to do in it, to a learner who is new to the lesson', () => {
  const { video, detach } = show();
  // A screen reader announces text that is added to an existing status.
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => video.moveTo(41));
  expect(status).toHaveTextContent('Say each line in the pause.');
  act(() => video.moveTo(60));
  expect(screen.queryByText('Say each line in the pause.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Skip to the dialogue' })).not.toBeInTheDocument();
  detach();
});

test('a learner who knows the lesson skips the practice', async () => {
  const { user, video, detach } = show(true);
  const skip = { name: 'Skip to the dialogue' };
  expect(screen.queryByRole('button', skip)).not.toBeInTheDocument();
  act(() => video.moveTo(60));
  await user.click(screen.getByRole('button', skip));
  expect(video.element.currentTime).toBe(140);
  act(() => video.moveTo(141));
  expect(screen.queryByRole('button', skip)).not.toBeInTheDocument();
  detach();
});
