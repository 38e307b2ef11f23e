import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { documentPaths, type Chapter, type EarQuestion } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { catalogue, lesson } from '../testing/catalogue';
import { createPlayerControl } from '../player/control/player-control';
import { fakeVideo } from '../testing/fake-video';
import { EarPlace } from './EarPlace';
import { LessonText } from './LessonText';

const LINES = [
  { SwissGerman: 'Wo isch de Bahnhof?', English: 'Where is the station?' },
  { SwissGerman: 'Grad deet vorne.', English: 'Just over there.' },
  { SwissGerman: 'Wänn fahrt s Tram?', English: 'When does the tram leave?' },
  { SwissGerman: 'Am halbi achti.', English: 'At half past seven.' },
];
const SOUNDS = LINES.map((_, index) => `https://media.example/${index + 1}.m4a`);

const MEANING: EarQuestion = { kind: 'meaning', line: 0, choices: [2, 0, 3] };
const WORDS: EarQuestion = { kind: 'words', line: 3, choices: [1, 3, 0] };
const ORDER: EarQuestion = { kind: 'order', lines: [2, 0, 3, 1] };
const OPEN: EarQuestion = {
  kind: 'open',
  line: 3,
  question: 'When does it leave?',
  answers: ['At seven', 'At half past seven', 'At noon'],
  right: 1,
};
const PARTS: readonly Chapter[] = [
  { at: 0, part: 'dialogue' },
  { at: 10, part: 'practice' },
  { at: 40, part: 'faster' },
];

/** Records the played sounds; `answer` decides whether playing succeeds. */
function listen(answer: () => Promise<void> = () => Promise.resolve()) {
  const played: string[] = [];
  const sounds: HTMLMediaElement[] = [];
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    played.push(this.src);
    sounds.push(this);
    return answer();
  });
  /** Ends the sound that is playing. */
  const end = () => act(() => void sounds.at(-1)?.dispatchEvent(new Event('ended')));
  return { played, end };
}
beforeEach(() => void listen());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
});

function show(
  questions: readonly EarQuestion[],
  chapters: readonly Chapter[] = [],
  path = '/mini-lessons/bahnhof',
  options: InMemoryOptions = {},
) {
  const platform = createInMemoryPlatform({ path, ...options });
  const control = createPlayerControl(platform.preferences, platform.log);
  const video = fakeVideo();
  Object.defineProperty(video.element, 'duration', { value: 60 });
  control.attach(video.element);
  control.knowFilm({ chapters, isKnown: false });
  const gsw = LINES.map(({ SwissGerman: text }, line) => ({
    line,
    start: 2 * line + 1,
    end: 2 * line + 3,
    text,
  }));
  control.lines.know({ gsw, en: [] });
  const lineSounds = { urls: SOUNDS, isMachine: true, isMusicOnly: false };
  const content = { questions, lines: LINES, lineSounds };
  const rendered = renderScreen(
    () => (
      <EarPlace videoID="bahnhof" content={content} control={control}>
        <LessonText videoID="winter" lines={LINES} control={control} lineSounds={lineSounds} />
      </EarPlace>
    ),
    platform,
  );
  const button = () => screen.getByRole('button', { name: 'Questions by ear' });
  /** Plays the line first if needed, then presses a button. */
  const press = async (name: string) => {
    const target = screen.getByRole('button', { name });
    if (target.getAttribute('aria-disabled') === 'true' && !verdict()) {
      await rendered.user.click(screen.getByRole('button', { name: /^Play the lines?$/ }));
    }
    await rendered.user.click(target);
  };
  const begin = async () => {
    await rendered.user.click(button());
    return screen.findByRole('group');
  };
  /** Moves the film to a second, as while playing. */
  const playTo = (seconds: number) => act(async () => video.moveTo(seconds));
  return { ...rendered, control, video, button, press, begin, playTo };
}

const text = () => screen.queryByRole('heading', { name: 'Line by line' });
const heading = () => screen.getByRole('heading', { level: 2 });
const verdict = () => screen.queryByText(/^(Right\.|Not this time\.)$/);

test('a lesson without questions has no button, and its text as before', () => {
  show([]);
  expect(screen.queryByRole('button', { name: 'Questions by ear' })).not.toBeInTheDocument();
  expect(text()).toBeVisible();
});

test('questions hide the text until they are closed, and reopen at the same question', async () => {
  const { button, press, begin } = show([MEANING, WORDS]);
  expect(text()).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  const group = await begin();
  expect(group).toHaveAccessibleName('What does the line mean?');
  expect(within(group).getByText('Question 1 of 2')).toBeVisible();
  expect(heading()).toHaveFocus();
  expect(text()).not.toBeInTheDocument();
  expect(screen.queryByText('Wo isch de Bahnhof?')).not.toBeInTheDocument();
  await press('Where is the station?');
  await press('Next question');
  await press('Back to the text');
  expect(text()).toBeVisible();
  expect(button()).toHaveFocus();
  await begin();
  expect(screen.getByText('Question 2 of 2')).toBeVisible();
});

test('no answer counts before the line was played', async () => {
  const { user, press, begin } = show([MEANING]);
  await begin();
  await user.click(screen.getByRole('button', { name: 'Where is the station?' }));
  expect(screen.getByText('Play it first, then choose.')).toBeVisible();
  expect(verdict()).not.toBeInTheDocument();
  await press('Play the line');
  expect(screen.queryByText('Play it first, then choose.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Where is the station?' }));
  expect(verdict()).toHaveTextContent('Right.');
});

test('a line is heard, answered, and judged once', async () => {
  const { played } = listen();
  const { press, begin } = show([MEANING]);
  await begin();
  await press('Play the line');
  expect(played).toEqual([SOUNDS[0]]);
  expect(verdict()).not.toBeInTheDocument();
  await press('When does the tram leave?');
  expect(verdict()).toHaveTextContent('Not this time.');
  expect(
    screen.getByRole('button', { name: 'The right answer: Where is the station?' }),
  ).toBeVisible();
  // An answered question takes no other answer.
  await press('The right answer: Where is the station?');
  expect(verdict()).toHaveTextContent('Not this time.');
});

test('the end counts what was understood, and has the missed lines with sound and second', async () => {
  const { played } = listen();
  const { press, begin, video } = show([MEANING, WORDS, OPEN]);
  await begin();
  await press('Where is the station?');
  expect(screen.getByText('Right.')).toBeVisible();
  await press('Next question');
  await press('Wo isch de Bahnhof?');
  await press('Next question');
  expect(await screen.findByRole('group', { name: 'When does it leave?' })).toBeVisible();
  await press('At noon');
  await press('Show the result');
  expect(heading()).toHaveTextContent('You understood 1 of 3 by ear');
  expect(screen.queryByText(/point/i)).not.toBeInTheDocument();
  // A line missed twice is listed once.
  const missed = screen.getAllByRole('listitem');
  expect(missed).toHaveLength(1);
  expect(missed[0]).toHaveTextContent('Am halbi achti.At half past seven.');
  await press('Hear line 4');
  expect(played.at(-1)).toBe(SOUNDS[3]);
  await press('Watch line 4, 7 seconds');
  expect(video.element.currentTime).toBe(7);
  expect(text()).toBeVisible();
});

test('without a missed line there is nothing to hear again, and all can be asked again', async () => {
  const { press, begin } = show([MEANING]);
  await begin();
  await press('Where is the station?');
  await press('Show the result');
  expect(heading()).toHaveTextContent('You understood 1 of 1 by ear');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await press('Ask again');
  expect(screen.getByText('Question 1 of 1')).toBeVisible();
  expect(screen.queryByText('Right.')).not.toBeInTheDocument();
});

describe('the end of questions says what the day and tomorrow bring, as Today does', () => {
  const heardPath = documentPaths.heardLines('uid-heidi', 'bahnhof');
  const member: InMemoryOptions = {
    session: aMember(),
    catalogue: catalogue(lesson('bahnhof', { Type: 'mini_lesson', isFree: true })),
  };
  const answer = async (choice: string, options = member) => {
    const shown = show([MEANING], [], undefined, options);
    await shown.begin();
    await shown.press(choice);
    await shown.press('Show the result');
    return shown;
  };

  test('a missed line still waits today', async () => {
    const { platform } = await answer('At half past seven.');
    expect(await screen.findByText('Still today: one check · 2 minutes')).toBeVisible();
    // The text has read what is stored.
    expect(await platform.documents.get(heardPath)).toMatchObject({ missed: 1 });
  });

  test('a line that was missed before comes back tomorrow once it is heard right', async () => {
    const lines = { 'wo isch de banhof': 0 };
    await answer('Where is the station?', {
      ...member,
      documents: { [heardPath]: { lines, missed: 1, updatedAt: '2026-11-01T10:00:00Z' } },
    });
    expect(await screen.findByText('Tomorrow: one check · 2 minutes')).toBeVisible();
  });

  test('is empty if no line comes back', async () => {
    const { platform } = await answer('Where is the station?');
    await waitFor(async () => expect(await platform.documents.get(heardPath)).toBeDefined());
    await act(async () => undefined);
    expect(screen.queryByText(/today|tomorrow|scheduled/i)).toBeNull();
  });

  test('is empty for a visitor', async () => {
    await answer('At half past seven.', { ...member, session: { status: 'visitor' } });
    await act(async () => undefined);
    expect(screen.queryByText(/Still today/)).toBeNull();
  });
});

test('four lines are heard one after the other, and put in order', async () => {
  const { played, end } = listen();
  const { press, begin } = show([ORDER]);
  await begin();
  await press('Play the lines');
  expect(played).toEqual([SOUNDS[0]]);
  end();
  end();
  end();
  end();
  expect(played).toEqual(SOUNDS);
  await press('Where is the station?');
  await press('Begin again');
  await press('Where is the station?');
  await press('Just over there.');
  expect(
    screen.getByRole('button', { name: 'second: Just over there.', pressed: true }),
  ).toBeVisible();
  await press('At half past seven.');
  await press('When does the tram leave?');
  expect(screen.getByText('Not this time.')).toBeVisible();
  await press('Show the result');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);

  await press('Ask again');
  for (const { English } of LINES) await press(English);
  expect(screen.getByText('Right.')).toBeVisible();
});

test('a sound that cannot be played says so, and can be tried again', async () => {
  let isThere = false;
  const { played } = listen(() =>
    isThere ? Promise.resolve() : Promise.reject(new Error('no sound')),
  );
  const { press, begin } = show([MEANING]);
  await begin();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await press('Play the line');
  expect(await screen.findByText('The line could not be played.')).toBeVisible();
  isThere = true;
  await press('Retry');
  expect(played).toEqual([SOUNDS[0], SOUNDS[0]]);
  expect(screen.queryByText('The line could not be played.')).not.toBeInTheDocument();
});

test.each([
  ['/mini-lessons/bahnhof?ear=1', true],
  ['/mini-lessons/bahnhof?t=1', false],
])('with the film of %s they are open: %s', async (path, isOpen) => {
  const { video, control } = show([MEANING], [], path);
  await act(async () => video.fire('loadedmetadata'));
  expect(control.asking$.value).toBe(isOpen);
});

describe('by themselves they open', () => {
  test('after the dialogue, once, and the film stops', async () => {
    const { playTo, press, control, video } = show([MEANING], PARTS);
    const pause = jest.spyOn(video.element, 'pause').mockReturnValue();
    await act(async () => video.fire('loadedmetadata'));
    await playTo(9.5);
    expect(screen.queryByRole('group', { name: /line mean/ })).not.toBeInTheDocument();
    await playTo(10.1);
    expect(await screen.findByRole('group', { name: /line mean/ })).toBeVisible();
    expect(pause).toHaveBeenCalled();
    expect(control.asking$.value).toBe(true);
    await press('Back to the text');
    await playTo(9.5);
    await playTo(10.1);
    expect(control.asking$.value).toBe(false);
  });

  test('not by a jump over its end', async () => {
    const { playTo, control, video } = show([MEANING], PARTS);
    await act(async () => video.fire('loadedmetadata'));
    await playTo(5);
    await playTo(30);
    expect(control.asking$.value).toBe(false);
  });

  test('at the end of a film in one part, and close when nobody touches them', async () => {
    jest.useFakeTimers();
    const { control, video } = show([MEANING]);
    await act(async () => video.fire('loadedmetadata'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    Object.defineProperty(video.element, 'ended', { configurable: true, value: true });
    await act(async () => video.fire('ended'));
    expect(control.asking$.value).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(control.asking$.value).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(control.asking$.value).toBe(false);
  });

  test('and stay open after an action of the learner', async () => {
    jest.useFakeTimers();
    const { control, video } = show([MEANING]);
    await act(async () => video.fire('loadedmetadata'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    Object.defineProperty(video.element, 'ended', { configurable: true, value: true });
    await act(async () => video.fire('ended'));
    document.dispatchEvent(new Event('keydown'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(control.asking$.value).toBe(true);
  });
});

describe('the answers', () => {
  const PATH = documentPaths.heardLines('uid-heidi', 'bahnhof');

  test('are kept of a member, and a visitor is told how to keep them', async () => {
    const { platform, press, begin } = show([MEANING]);
    await begin();
    await press('Where is the station?');
    await press('Show the result');
    expect(screen.getByRole('link', { name: 'Create an account to keep them' })).toHaveAttribute(
      'href',
      '/sign-in-up?next=%2Fmini-lessons%2Fbahnhof',
    );
    expect(await platform.documents.get(PATH)).toBeUndefined();
    await act(async () => platform.setSession(aMember()));
    expect(screen.queryByRole('link', { name: /account/ })).not.toBeInTheDocument();
    await waitFor(
      async () => expect(await platform.documents.get(PATH)).toMatchObject({ missed: 0 }),
      {
        timeout: 4000,
      },
    );
  });

  test('of a visitor are stored when a lesson is opened after the log-in', async () => {
    const answer = { line: { words: ['hoi'], seconds: 1 }, isRight: false };
    sessionStorage.setItem('heard-answers', JSON.stringify({ bahnhof: [answer] }));
    const { platform, video } = show([MEANING]);
    platform.setSession(aMember());
    await act(async () => video.fire('loadedmetadata'));
    await waitFor(
      async () => expect(await platform.documents.get(PATH)).toMatchObject({ lines: { hoi: 0 } }),
      { timeout: 4000 },
    );
  });
});
