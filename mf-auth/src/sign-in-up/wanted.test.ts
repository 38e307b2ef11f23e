import { screen, within } from '@testing-library/react';
import { aCatalogue, aLesson, type InMemoryOptions } from 'common-testing';
import { AppError, type Lesson } from 'shared-contracts';
import { inAct, openSignInUp } from './testing/open-sign-in-up';

const znueni = (change: Partial<Lesson> = {}): Lesson =>
  aLesson({ DocID: 'znueni', Title: 'De Znüni', Type: 'lesson', isFree: false, ...change });
const listed = (...lessons: readonly Lesson[]): InMemoryOptions => ({
  catalogue: { ...aCatalogue(), lessons: [...lessons], total: lessons.length },
});

/** Opens the form from another page, as a closed alert does. */
async function comeFrom(path: string, options: InMemoryOptions = {}) {
  const opened = openSignInUp('', { path, ...listed(znueni()), ...options });
  await inAct(() => opened.platform.navigation.go('/sign-in-up'));
  return opened;
}
const panel = (name: string) => screen.findByRole('region', { name });

test.each([
  ['/videos/znueni', 'Watch this lesson with BASIC', 'De Znüni', 'BASIC', 'your lesson'],
  ['/flashcards/znueni', 'Learn these words with BASIC', 'De Znüni', 'BASIC', 'your cards'],
  [
    '/live-lessons',
    'Take part with VIP',
    /^A teacher explains\. You ask/,
    'VIP',
    'the live lessons',
  ],
])(
  'from %s it says in short what that is, and leads back',
  async (path, title, what, plan, back) => {
    const { platform, user } = await comeFrom(path);
    const region = await panel(title);
    expect(within(region).getByText(what)).toBeVisible();
    const link = within(region).getByRole('link', { name: `Try ${plan} free for 30 days` });
    expect(link).toHaveAttribute('href', `/subscriptions?plan=${plan}_monthly`);
    // Above the form, on both forms.
    const username = screen.getByLabelText('Username');
    expect(region.compareDocumentPosition(username)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(region).toBeVisible();
    await user.click(screen.getByRole('link', { name: `Back to ${back}` }));
    expect(platform.navigation.location$.value.pathname).toBe(path);
  },
);

test('names the plan of a recording, which the catalogue does not list', async () => {
  const documents = { 'Videos/znueni': znueni({ Type: 'monday_lesson' }) };
  await comeFrom('/videos/znueni', { ...listed(), documents });
  expect(await panel('Watch this recording with VIP')).toBeVisible();
});

test('names a mini lesson for members', async () => {
  await comeFrom('/mini-lessons/znueni', listed(znueni({ Type: 'mini_lesson' })));
  expect(await panel('Watch this mini lesson with BASIC')).toBeVisible();
});

test('a malformed address gets the text for any lesson', async () => {
  await comeFrom('/videos/%');
  expect(await panel('Watch this lesson with BASIC')).toBeVisible();
});

test.each<[string, string, InMemoryOptions]>([
  ['a free lesson', '/videos/znueni', listed(znueni({ isFree: true }))],
  [
    'a free mini lesson',
    '/mini-lessons/znueni',
    listed(znueni({ isFree: true, Type: 'mini_lesson' })),
  ],
  ['the plans', '/subscriptions', {}],
  ['home', '/home', {}],
])('says nothing of %s', async (_, path, options) => {
  await comeFrom(path, options);
  await inAct(() => undefined);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each<[string, InMemoryOptions]>([
  ['that does not exist', listed()],
  ['that cannot be read', { catalogue: new AppError('unavailable', 'offline') }],
])('says of a lesson %s what every lesson is', async (_, options) => {
  await comeFrom('/videos/znueni', options);
  expect(await panel('Watch this lesson with BASIC')).toHaveTextContent(/flashcards/);
});

test('a form without a previous page names no lesson', async () => {
  openSignInUp('?next=%2Fvideos%2Fznueni', listed(znueni()));
  await inAct(() => undefined);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
