import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, documentPaths, type PathAnswers } from 'shared-contracts';
import {
  aPath,
  aMember,
  aUserDocument,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'common-testing';
import { takePlayWish } from '../player/play-wish';
import { progressOf } from '../progress/create-progress';
import { dividedCatalogue, lesson } from '../testing/catalogue';
import PathView from './PathView';

const UID = 'uid-heidi';
const STATE = documentPaths.learnerState(UID);
const AGREED = { [documentPaths.user(UID)]: aUserDocument(UID) };
const SKIPPED: PathAnswers = {
  why: 'skipped',
  german: 'skipped',
  understands: 'skipped',
  heard: 'skipped',
};
const IDS = ['a1', 'a2', 'b1', 'b2', 'c1', 'd1', 'e1'];
const free = { Type: 'mini_lesson', isFree: true } as const;
const PATH = aPath({
  levels: [['a1', 'a2'], ['b1', 'b2'], ['c1'], ['d1'], ['e1']],
  emphases: { work: ['a2', 'b2'], family: [], daily: [] },
  heard: {
    SwissGerman: 'Chömed ir au?',
    voice: 'machine',
    url: 'https://media.example/badi.m4a',
    question: 'What are they going to do?',
    right: 'Swim',
    wrong: ['Walk', 'Sleep'],
  },
});
const LESSONS = dividedCatalogue(
  [lesson('a1', { ...free, Duration: 30 })],
  IDS.slice(1).map((id) => lesson(id, { Duration: 120 })),
);

const played: string[] = [];
beforeEach(() => {
  played.length = 0;
  sessionStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    played.push(this.src);
  });
});

async function open(tier: 0 | 1, options: InMemoryOptions = {}, isAgreed = true) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    ...LESSONS,
    learningPath: PATH,
    documents: AGREED,
    ...options,
  });
  platform.preferences.set({ tier });
  const rendered = renderScreen(PathView, platform);
  if (isAgreed) await act(() => platform.consents.manage());
  return rendered;
}
/** The document of a member who has answered the questions. */
const answered = (path: Partial<PathAnswers>, more: object = {}) => ({
  documents: { ...AGREED, [STATE]: { path: { ...SKIPPED, ...path }, ...more } },
});

const button = (name: string) => screen.findByRole('button', { name });
const question = (name: string) => screen.findByRole('heading', { level: 3, name });
const next = async () => {
  await screen.findByRole('heading', { name: 'Next on your path' });
  const [list] = within(screen.getByRole('region', { name: 'Your path' })).getAllByRole('list');
  return within(list!).getAllByRole('link');
};
const titles = async () =>
  (await next()).map(({ textContent }) => /[a-e]\d/.exec(textContent)?.[0]);

test('asks three questions one after the other, and puts the lessons in order', async () => {
  const { user, platform } = await open(1);
  expect(await question('What do you need Swiss German for?')).not.toHaveFocus();
  expect(screen.getByText('Question 1 of 3')).toBeVisible();
  await user.click(await button('Work'));
  expect(await question('Do you speak standard German?')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Work' })).not.toBeInTheDocument();
  await user.click(await button('No'));
  expect(await question('How much Swiss German do you understand?')).toHaveFocus();
  await user.click(await button('Nothing yet'));
  expect(await titles()).toEqual(['a2', 'a1', 'b2']);
  expect(screen.getByRole('heading', { name: 'Your path' })).toHaveFocus();
  await progressOf(platform).flush();
  expect(await platform.documents.get(STATE)).toMatchObject({
    path: { why: 'work', german: 'no', understands: 'nothing', heard: 'skipped' },
  });
});

test('leads back to the previous question, whose new answer counts', async () => {
  const { user, platform } = await open(1);
  await question('What do you need Swiss German for?');
  expect(screen.queryByRole('button', { name: 'Previous question' })).not.toBeInTheDocument();
  for (const name of ['Work', 'Yes', 'The gist', 'Previous question', 'Previous question'])
    await user.click(await button(name));
  expect(await question('Do you speak standard German?')).toHaveFocus();
  expect(screen.getByText('Question 2 of 3')).toBeVisible();
  for (const name of ['No', 'Nothing yet']) await user.click(await button(name));
  await titles();
  await progressOf(platform).flush();
  expect(await platform.documents.get(STATE)).toMatchObject({
    path: { why: 'work', german: 'no', understands: 'nothing', heard: 'skipped' },
  });
});

test('a reload goes on with the question that was open', async () => {
  const { user, unmount, platform } = await open(1);
  await user.click(await button('Work'));
  await user.click(await button('No'));
  unmount();
  renderScreen(PathView, platform);
  expect(await question('How much Swiss German do you understand?')).toBeVisible();
  await user.click(await button('Nothing yet'));
  expect(await titles()).toEqual(['a2', 'a1', 'b2']);
  await progressOf(platform).flush();
  expect(await platform.documents.get(STATE)).toMatchObject({
    path: { why: 'work', german: 'no', understands: 'nothing' },
  });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  '{',
  '{"step":"elsewhere"}',
  '{"step":"german","answers":{"why":"money","german":7,"__proto__":{"heard":"right"}}}',
])('from a tab that holds %s it asks, and stores no other answer', async (stored) => {
  sessionStorage.setItem(`path-questions:${UID}`, stored);
  const { user, platform } = await open(1);
  await button('Skip');
  for (let skip; (skip = screen.queryByRole('button', { name: 'Skip' }));) await user.click(skip);
  await titles();
  await progressOf(platform).flush();
  expect(await platform.documents.get(STATE)).toMatchObject({ path: SKIPPED });
});

test('a log-out removes begun questions', async () => {
  const { user, platform } = await open(1);
  await user.click(await button('Work'));
  expect(sessionStorage).toHaveLength(1);
  await act(() => platform.session.signOut());
  expect(sessionStorage).toHaveLength(0);
});

test('plays a line to a member who understands something, and decides the level by the answer', async () => {
  const { user, platform } = await open(1);
  await user.click(await button('Skip'));
  await user.click(await button('Yes'));
  await user.click(await button('A few words'));
  expect(await question('What are they going to do?')).toHaveFocus();
  expect(screen.queryByText('Chömed ir au?')).not.toBeInTheDocument();
  await user.click(await button('Hear the sentence'));
  expect(played).toEqual(['https://media.example/badi.m4a']);
  expect(screen.getByText('Sample: machine voice')).toBeVisible();
  await user.click(await button('I did not understand it'));
  // Words: 2. German: one further. The line: one earlier.
  expect(await titles()).toEqual(['b1', 'b2', 'c1']);
  await progressOf(platform).flush();
  expect(await platform.documents.get(STATE)).toMatchObject({
    path: { why: 'skipped', german: 'yes', understands: 'words', heard: 'wrong' },
  });
});

test.each([
  ['the right answer', 'Swim', ['b1', 'b2', 'c1']],
  ['a wrong one', 'Walk', ['a1', 'a2', 'b1']],
  ['none', 'Skip', ['b1', 'b2', 'c1']],
])('after the line, %s decides where one begins', async (_, answer, order) => {
  const { user } = await open(1);
  for (const name of ['Skip', 'No', 'A few words', answer]) await user.click(await button(name));
  expect(await titles()).toEqual(order);
});

test('a member who skips all three starts at the beginning, and is not asked again', async () => {
  const { user, unmount, platform } = await open(1);
  for (const _ of [1, 2, 3]) await user.click(await button('Skip'));
  expect(await titles()).toEqual(['a1', 'a2', 'b1']);
  await progressOf(platform).flush();
  unmount();
  renderScreen(PathView, platform);
  expect(await titles()).toEqual(['a1', 'a2', 'b1']);
});

test('can be used with the keyboard alone', async () => {
  const { user } = await open(1);
  await button('Work');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await question('Do you speak standard German?')).toHaveFocus();
  await user.tab();
  expect(await button('Yes')).toHaveFocus();
  await user.keyboard(' ');
  expect(await question('How much Swiss German do you understand?')).toHaveFocus();
});

test('asks nothing before the consents are known', async () => {
  const { platform } = await open(1, {}, false);
  const progress = progressOf(platform).state$;
  await waitFor(() => expect(progress.value.status).toBe('success'));
  expect(screen.getByText('Loading your path')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  await act(() => platform.consents.manage());
  expect(await question('What do you need Swiss German for?')).toBeVisible();
});

test('asks nothing before the member has agreed to the consents', async () => {
  const { platform } = await open(1, { documents: {} });
  const progress = progressOf(platform).state$;
  await waitFor(() => expect(progress.value.status).toBe('success'));
  expect(screen.getByText('Loading your path')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
});

test('asks no teacher, and shows them the path', async () => {
  const accounts = [
    { email: 'heidi@example.com', password: 'gruezi', username: 'Heidi', UID, isTeacher: true },
  ];
  await open(1, { accounts });
  expect(await titles()).toEqual(['a1', 'a2', 'b1']);
  expect(screen.queryByRole('button', { name: 'Change my answers' })).not.toBeInTheDocument();
});

test('says where the member is, and what they understand by now', async () => {
  const understood = { a1: '400 ja ich\n250 hoi ich', elsewhere: '15 ja' };
  await open(1, answered({}, { finished: { a1: '2026-11-01', c1: '2026-11-02' }, understood }));
  expect(await titles()).toEqual(['a2', 'b1', 'b2']);
  expect(screen.getAllByText('Level 1 of 5: Level 1')[0]).toBeVisible();
  expect(screen.getAllByText('After this: do thing 1.')[0]).toBeVisible();
  expect(screen.getAllByText('1 of 2 lessons')[0]).toBeVisible();
  expect(screen.getByText('3 words and 1 minute understood so far')).toBeVisible();
});

test.each([
  ['without a plan', 0],
  ['with one', 1],
] as const)('%s, the same answers place at the same level, and say why', async (_, tier) => {
  await open(tier, answered({ german: 'no', understands: 'gist', heard: 'right' }));
  expect((await screen.findAllByText('Level 3 of 5: Level 3'))[0]).toBeVisible();
  expect(screen.getByText('You get the gist and heard it right: level 3.')).toBeVisible();
});

test('without a plan the free lessons come first, those nearest to the level before others', async () => {
  await open(0, {
    ...answered({ understands: 'gist' }),
    ...dividedCatalogue(
      [lesson('a1', free), lesson('b1', free)],
      ['a2', 'b2', 'c1', 'd1', 'e1'].map((id) => lesson(id)),
    ),
  });
  expect(await titles()).toEqual(['b1', 'a1', 'c1']);
  expect(screen.getAllByText('Level 3 of 5: Level 3')[0]).toBeVisible();
});

test.each<[Partial<PathAnswers>, string]>([
  [{ german: 'yes' }, 'You speak German: level 2.'],
  [
    { german: 'yes', understands: 'words', heard: 'wrong' },
    'You speak German, know a few words and did not yet hear it right: level 2.',
  ],
  [{}, 'You begin at level 1.'],
])('who says %j reads why', async (answers, sentence) => {
  await open(1, answered(answers));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('moves on when a lesson is finished', async () => {
  const { platform } = await open(1, answered({}));
  expect(await titles()).toEqual(['a1', 'a2', 'b1']);
  act(() => progressOf(platform).finished('a1'));
  expect(await titles()).toEqual(['a2', 'b1', 'b2']);
  // No line was answered.
  expect(screen.getByText('0 words and 0 minutes understood so far')).toBeVisible();
});

test('a lesson that the plan opens plays at once; a closed one only opens', async () => {
  const { user, platform } = await open(0, answered({}));
  const [first, second] = await next();
  expect(second).toHaveTextContent('BASIC');
  await user.click(first!);
  expect(takePlayWish(platform, 'a1')).toBe(true);
  await user.click(second!);
  expect(takePlayWish(platform, 'a2')).toBe(false);
  expect(platform.recorded.paths).toEqual(['/mini-lessons/a1', '/videos/a2']);
});

test('shows all five levels with their lessons, and which are finished', async () => {
  const { user } = await open(1, answered({}, { finished: { b2: '2026-11-01' } }));
  await next();
  await user.click(screen.getByText('All five levels'));
  const levels = screen.getByText('All five levels').closest('details');
  expect(levels).toHaveAttribute('open');
  expect(
    within(levels!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(IDS.map((id) => `Grüezi ${id}`));
  expect(within(levels!).getByText('After this: do thing 5.')).toBeVisible();
  const done = within(levels!).getByText('finished').closest('li');
  expect(done).toHaveTextContent('Grüezi b2');
});

test('a level says what one can do once all its lessons are finished, and not before', async () => {
  const finished = { a1: '2026-11-01', a2: '2026-11-01', b1: '2026-11-01' };
  const { user } = await open(1, answered({}, { finished }));
  await next();
  await user.click(screen.getByText('All five levels'));
  const levels = screen.getByText('All five levels').closest('details');
  expect(within(levels!).getByText('You can do thing 1.')).toBeVisible();
  expect(within(levels!).getByText('After this: do thing 2.')).toBeVisible();
});

describe('tracks with a goal', () => {
  const track = (id: string, name: string, ...ids: string[]) => ({
    id,
    name,
    goal: `After this you can do it ${name.toLowerCase()}.`,
    canSay: [{ SwissGerman: `Hoi ${name}`, English: `Hello ${name}` }],
    lessons: ids,
  });
  const learningPath = {
    ...PATH,
    tracks: [track('at-work', 'At work', 'd1', 'a2'), track('ward', 'On the ward', 'c1', 'b1')],
  };
  const openTracks = async (path: Partial<PathAnswers>, more: object = {}) => {
    const rendered = await open(1, { learningPath, ...answered(path, more) });
    await next();
    await rendered.user.click(screen.getByText('Tracks'));
    const list = within(screen.getByText('Tracks').closest('details')!);
    return { ...rendered, list };
  };
  const chosen = async (name: string) =>
    screen.findByRole('button', { name, description: 'On the ward' });

  test('each is listed with its goal, what one can say then, and how far the member is', async () => {
    const { list } = await openTracks({}, { finished: { a2: '2026-11-01' } });
    const [work, ward] = list.getAllByRole('heading', { level: 3 }).map((heading) => {
      return heading.closest('li')!;
    });
    expect(work).toHaveTextContent('After this you can do it at work.');
    expect(work).toHaveTextContent('Hoi At work Hello At work');
    expect(work).toHaveTextContent('1 of 2 lessons');
    expect(within(work!).getByRole('link', { name: 'Grüezi d1' })).toHaveAttribute(
      'href',
      '/videos/d1',
    );
    expect(ward).toHaveTextContent('0 of 2 lessons');
    expect(list.queryByRole('button', { name: 'Leave this track' })).toBeNull();
  });

  test('a lesson says what it is about, and which plan opens it', async () => {
    const { list } = await openTracks({});
    const item = list.getByRole('link', { name: 'Grüezi d1' }).closest('li');
    expect(item).toHaveTextContent('Grüezi d1BASICHello d1');
  });

  test.each([
    ['work', undefined, true],
    ['daily', undefined, false],
    ['work', 'ward', false],
  ] as const)('for %s, with the track %s, they are open at first: %s', async (why, own, isOpen) => {
    await open(1, { learningPath, ...answered({ why, ...(own && { track: own }) }) });
    await next();
    expect(screen.getByText('Tracks').closest('details')?.open).toBe(isOpen);
  });

  test('the lessons of the chosen one come first, the choice is stored, and can be left', async () => {
    const { user, platform } = await openTracks({ german: 'yes' });
    expect(await titles()).toEqual(['b1', 'b2', 'c1']);
    await user.click(await chosen('Choose this track'));
    expect(await titles()).toEqual(['c1', 'b1', 'b2']);
    expect(screen.getAllByText('After this you can do it on the ward.')[0]).toBeVisible();
    expect(screen.queryByText('You speak German: level 2.')).toBeNull();
    expect(await chosen('Leave this track')).toHaveFocus();
    await progressOf(platform).flush();
    const { path } = (await platform.documents.get(STATE)) ?? {};
    expect(path).toEqual({ ...SKIPPED, german: 'yes', track: 'ward' });
    await user.click(await chosen('Leave this track'));
    expect(await titles()).toEqual(['b1', 'b2', 'c1']);
    await progressOf(platform).flush();
    expect(await platform.documents.get(STATE)).toMatchObject({ path: { track: '' } });
  });

  test.each([
    [0, 1],
    [1, 0],
  ] as const)('with the tier %i it says %i times that a plan opens it', async (tier, count) => {
    await open(tier, { learningPath, ...answered({ track: 'ward' }) });
    await next();
    expect(screen.queryAllByText(/^A plan opens the lessons of this track\./)).toHaveLength(count);
  });

  test('a finished one gives way to the level, and says what one can do', async () => {
    const finished = { c1: '2026-11-01', b1: '2026-11-01' };
    const { list } = await openTracks({ track: 'ward' }, { finished });
    expect(await titles()).toEqual(['a1', 'a2', 'b2']);
    expect(screen.getAllByText('Level 1 of 5: Level 1')[0]).toBeVisible();
    expect(list.getByText('You can do it on the ward.')).toBeVisible();
    expect(list.getByText('2 of 2 lessons')).toBeVisible();
  });

  test('new answers keep the track', async () => {
    const { user, platform } = await openTracks({ track: 'ward' });
    await user.click(await button('Change my answers'));
    for (const name of ['Daily life', 'Skip', 'Skip']) await user.click(await button(name));
    expect(await titles()).toEqual(['c1', 'b1', 'a1']);
    await progressOf(platform).flush();
    expect(await platform.documents.get(STATE)).toMatchObject({
      path: { why: 'daily', track: 'ward' },
    });
  });

  test('a teacher, who was never asked, can choose one too', async () => {
    const accounts = [
      { email: 'heidi@example.com', password: 'gruezi', username: 'Heidi', UID, isTeacher: true },
    ];
    const { user, platform } = await open(1, { learningPath, accounts });
    await next();
    await user.click(screen.getByText('Tracks'));
    await user.click(await chosen('Choose this track'));
    expect(await titles()).toEqual(['c1', 'b1', 'a1']);
    await progressOf(platform).flush();
    expect(await platform.documents.get(STATE)).toMatchObject({
      path: { ...SKIPPED, track: 'ward' },
    });
  });

  test('a school without tracks shows none', async () => {
    await open(1, answered({}));
    await next();
    expect(screen.queryByText('Tracks')).toBeNull();
  });
});

test('answers can be changed, or kept', async () => {
  const { user, platform } = await open(1, answered({ why: 'work' }));
  await user.click(await button('Change my answers'));
  expect(await question('What do you need Swiss German for?')).toHaveFocus();
  await user.click(await button('Keep my answers'));
  expect(screen.getByRole('heading', { name: 'Your path' })).toHaveFocus();
  expect(await titles()).toEqual(['a2', 'a1', 'b2']);
  await user.click(await button('Change my answers'));
  for (const name of ['Daily life', 'Skip', 'Skip']) await user.click(await button(name));
  expect(await titles()).toEqual(['a1', 'a2', 'b1']);
  await progressOf(platform).flush();
  expect(await platform.documents.get(STATE)).toMatchObject({ path: { why: 'daily' } });
});

test('says so when the whole path is finished', async () => {
  const finished = Object.fromEntries(IDS.map((id) => [id, '2026-11-01']));
  await open(1, answered({}, { finished }));
  expect(await screen.findByText(/finished the whole path/)).toBeVisible();
});

test('says that the other lessons could not be loaded, and tries again', async () => {
  const { user, platform } = await open(1, {
    ...answered({}),
    restOfCatalogue: new AppError('unavailable', 'offline'),
  });
  expect(await screen.findByText(/Your path could not be loaded/)).toBeVisible();
  expect(screen.queryByText('1 of 2 lessons')).not.toBeInTheDocument();
  jest.spyOn(platform.content, 'restOfCatalogue').mockResolvedValue(LESSONS.restOfCatalogue);
  await user.click(await button('Retry'));
  expect(await titles()).toEqual(['a1', 'a2', 'b1']);
});

test.each<[string, InMemoryOptions]>([
  ['the path', { learningPath: new AppError('unavailable', 'offline') }],
  ['the progress', { refuseDocuments: () => new AppError('unavailable', 'offline') }],
])('says that %s could not be loaded', async (_, options) => {
  await open(1, options, false);
  expect(await screen.findByText(/Your path could not be loaded/)).toBeVisible();
  expect(await button('Retry')).toBeVisible();
});

test('tries again', async () => {
  let isDown = true;
  const refuseDocuments = (_: string, path: string) =>
    isDown && path === STATE ? new AppError('unavailable', 'offline') : undefined;
  const { user } = await open(1, { ...answered({}), refuseDocuments });
  await button('Retry');
  isDown = false;
  await user.click(await button('Retry'));
  expect(await titles()).toEqual(['a1', 'a2', 'b1']);
});

test('a school without a path shows none', async () => {
  const { container, platform } = renderScreen(
    PathView,
    createInMemoryPlatform({ session: aMember(), documents: AGREED }),
  );
  await act(() => platform.content.learningPath());
  expect(container).toBeEmptyDOMElement();
});
