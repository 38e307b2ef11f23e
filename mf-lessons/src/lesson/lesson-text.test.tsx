import { act, cleanup, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { createPlayerControl } from '../player/control/player-control';
import { fakeVideo } from '../testing/fake-video';
import type { LineSounds } from './secure-video';
import { LessonText } from './LessonText';

const LINES = [
  { SwissGerman: 'Grüezi mitenand!', English: 'Hello everybody!' },
  { SwissGerman: 'Wie gaats?', English: 'How are you?' },
];

function show(isTimed = false, lineSounds?: LineSounds) {
  const platform = createInMemoryPlatform();
  const control = createPlayerControl(platform.preferences, platform.log);
  const video = fakeVideo();
  const play = jest.spyOn(video.element, 'play').mockResolvedValue();
  control.attach(video.element);
  if (isTimed) {
    const gsw = LINES.map(({ SwissGerman: text }, line) => ({
      line,
      start: 2 * line + 1,
      end: 2 * line + 3,
      text,
    }));
    control.lines.know({ gsw, en: [] });
  }
  const rendered = renderScreen(
    () => (
      <LessonText
        videoID="winter"
        lines={LINES}
        control={control}
        {...(lineSounds && { lineSounds })}
      />
    ),
    platform,
  );
  const line = (number: number) => {
    const found = screen.getAllByRole('listitem')[number - 1];
    if (!found) throw new Error(`There is no line ${number}`);
    return found;
  };
  return { ...rendered, control, video, play, line };
}

test('hides a language everywhere, reveals it in one line, and remembers the choice', async () => {
  const { user, platform, line } = show();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.queryByText('Hello everybody!')).not.toBeInTheDocument();
  expect(platform.preferences.values$.value.text).toBe('gsw');

  await user.click(screen.getByRole('button', { name: 'Show the English of line 2' }));
  expect(within(line(2)).getByText('How are you?')).toBeVisible();
  expect(screen.queryByText('Hello everybody!')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Swiss German' }));
  expect(platform.preferences.values$.value.text).toBe('off');
  expect(screen.queryByText('How are you?')).not.toBeInTheDocument();
});

test('standard German is there where the lesson has it, off at first, and remembered', async () => {
  const texts = ['Guten Tag zusammen!', 'Wie geht es?'];
  const { user, platform } = renderScreen(
    () => <LessonText videoID="winter" lines={LINES} german={{ texts, differences: undefined }} />,
    createInMemoryPlatform(),
  );
  const option = screen.getByRole('button', { name: 'Standard German' });
  expect(option).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('Wie geht es?')).not.toBeInTheDocument();
  await user.click(option);
  const line = screen.getByText('Wie gaats?').closest('li');
  expect(line).toHaveTextContent('Wie gaats?Wie geht es?How are you?');
  expect(screen.getByText('Wie geht es?')).toHaveAttribute('lang', 'de');
  expect(platform.preferences.values$.value.german).toBe(true);
});

test('a lesson without standard German has no switch for it', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Standard German' })).not.toBeInTheDocument();
});

test('a language that is switched off leaves the picture too, and comes back there', async () => {
  const { user, platform } = show();
  const { preferences } = platform;
  act(() => preferences.set({ captions: 'both' }));
  await user.click(screen.getByRole('button', { name: 'Swiss German' }));
  expect(preferences.values$.value).toMatchObject({ text: 'en', captions: 'en' });
  await user.click(screen.getByRole('button', { name: 'Swiss German' }));
  expect(preferences.values$.value).toMatchObject({ text: 'both', captions: 'both' });
});

test('has no buttons to the video while no times are known', () => {
  const { line } = show();
  expect(within(line(1)).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause after each line' })).not.toBeInTheDocument();
});

test('marks the spoken line, and plays a pressed one', async () => {
  const { user, video, play, line } = show(true);
  act(() => video.moveTo(3.5));
  expect(line(2)).toHaveAttribute('aria-current', 'true');
  expect(line(1)).not.toHaveAttribute('aria-current');

  await user.click(screen.getByRole('button', { name: 'Play line 1, 1 second' }));
  expect(video.element.currentTime).toBe(1);
  expect(play).toHaveBeenCalledTimes(1);

  // A press anywhere on the line counts.
  await user.click(screen.getByText('How are you?'));
  expect(video.element.currentTime).toBe(3);
});

test('listening first hides each line until the film has said it, and counts those of which no text was seen', async () => {
  const { user, video, control, line } = show(true);
  expect(screen.getByText('Hello everybody!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Listen first' }));
  expect(control.listening$.value).toBe(true);
  expect(screen.queryByText('Hello everybody!')).not.toBeInTheDocument();

  // Neither a jump over the line nor its beginning, played twice, counts as heard.
  for (const position of [0.9, 4.9, 0.9, 2, 0.9, 2, 0.5]) {
    act(() => video.moveTo(position));
    expect(screen.queryByText('Grüezi mitenand!')).not.toBeInTheDocument();
  }

  act(() => video.moveTo(0.9));
  act(() => video.moveTo(2));
  expect(screen.queryByText('Grüezi mitenand!')).not.toBeInTheDocument();
  act(() => video.moveTo(2.9));
  expect(within(line(1)).getByText('Grüezi mitenand!')).toBeVisible();
  expect(screen.queryByText('Wie gaats?')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(screen.getByRole('button', { name: 'Reveal line 2' }));
  expect(within(line(2)).getByText('How are you?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play line 2, 3 seconds' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('You heard 1 of 2 lines without text.');

  await user.click(screen.getByRole('button', { name: 'Listen first' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('repeats a line until it is pressed again', async () => {
  const { user, control, video } = show(true);
  const loop = screen.getByRole('button', { name: 'Repeat line 2' });
  await user.click(loop);
  expect(control.lines.loop$.value).toBe(1);
  expect(video.element.currentTime).toBe(3);
  expect(loop).toHaveAttribute('aria-pressed', 'true');
  await user.click(loop);
  expect(control.lines.loop$.value).toBeUndefined();
});

describe('sounds of single lines', () => {
  const ADDRESS = 'https://media.example/lessons/znueni/1.m4a';

  /** Records the played sounds from now on. */
  function listen(answer: () => Promise<void> = () => Promise.resolve()) {
    const played: string[] = [];
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      played.push(this.src);
      return answer();
    });
    return { played, pause };
  }
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  const machine = { urls: [ADDRESS, null], isMachine: true, isMusicOnly: true };

  test('are heard by a press, and only where there is one', async () => {
    const { user, line } = show(true, machine);
    const { played, pause } = listen();
    expect(within(line(2)).queryByRole('button', { name: 'Hear line 2' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hear line 1' }));
    expect(played).toEqual([ADDRESS]);
    expect(pause).toHaveBeenCalled();
    expect(screen.queryByText(/could not be played/)).not.toBeInTheDocument();
  });

  test('that cannot be played say so', async () => {
    const { user } = show(false, machine);
    listen(() => Promise.reject(new DOMException('No sound', 'NotSupportedError')));
    await user.click(screen.getByRole('button', { name: 'Hear line 1' }));
    expect(await screen.findByText(/could not be played/)).toBeVisible();
  });

  test('that cannot be played without a network say so, until it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = show(false, machine);
    listen(() => Promise.reject(new DOMException('No sound', 'NotSupportedError')));
    await user.click(screen.getByRole('button', { name: 'Hear line 1' }));
    const sentence = 'You are offline, so this line cannot be played.';
    expect(await screen.findByText(sentence)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(screen.getByText(/could not be played\. Please try again/)).toBeVisible();
  });

  test.each([
    [machine, /music only\. Press a speaker/, true],
    [{ ...machine, isMachine: false }, /music only\. Press a speaker/, false],
    [{ urls: [], isMachine: false, isMusicOnly: true }, /^The video has music only\.$/, false],
  ])('%j: says what there is to hear', (lineSounds, sentence, isSample) => {
    show(false, lineSounds);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryAllByText('Sample: machine voice')).toHaveLength(isSample ? 1 : 0);
  });

  test('without a film say that a machine speaks', () => {
    renderScreen(
      () => (
        <LessonText
          videoID="winter"
          lines={LINES}
          lineSounds={{ ...machine, isMusicOnly: false }}
        />
      ),
      createInMemoryPlatform(),
    );
    expect(screen.getByText('Sample: machine voice')).toBeVisible();
  });

  test.each([
    ['by a person', false],
    ['by a machine, which the film is marked with', true],
  ])('of a film that speaks, %s, need no note', (_, isMachine) => {
    show(false, { urls: [ADDRESS, ADDRESS], isMachine, isMusicOnly: false });
    expect(screen.queryByText(/music only|machine voice/)).not.toBeInTheDocument();
  });
});
