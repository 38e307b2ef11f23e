import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError, documentPaths } from 'shared-contracts';
import type { createInMemoryPlatform } from 'common-testing';
import { takePlayWish } from '../player/play-wish';
import { catalogue, lesson, unlisted } from '../testing/catalogue';
import { asMember, hit, LATE, LISTED, show, type Hit } from '../testing/search';

const region = () => screen.findByRole('region', { name: 'Lines that match' }, LATE);
const links = async () => within(await region()).getAllByRole('link');
const queries = ({ recorded }: ReturnType<typeof createInMemoryPlatform>) =>
  recorded.calls.filter(({ name }) => name === 'searchLines').map(({ payload }) => payload);
const field = () => screen.getByRole('searchbox', { name: 'Search all lessons' });

test('a visitor finds what free mini lessons say, without a call', async () => {
  const { platform } = show('/?q=schluessel');
  const [link, ...others] = await links();
  expect(others).toEqual([]);
  expect(link).toHaveAttribute('href', '/mini-lessons/mini?t=4.5');
  expect(link).toHaveTextContent('Hoi zäme');
  expect(link).toHaveAccessibleName(/at 4 seconds/);
  const dialect = within(link!).getByText('Schlüssel');
  expect(dialect.tagName).toBe('MARK');
  expect(dialect.closest('[lang="gsw"]')).toHaveTextContent('Ich suech de Schlüssel.');
  expect(link).toHaveTextContent('I am looking for the key.');
  expect(
    within(link!)
      .getByText(/looking/)
      .closest('[lang]'),
  ).toBeNull();
  expect(screen.queryByText(/No lesson matches/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('1 line for “schluessel”')).toBeVisible());
  expect(queries(platform)).toEqual([]);
});

test('a pressed line is wished for, so that its lesson plays from it', async () => {
  const { user, platform } = show('/?q=schluessel');
  const [link] = await links();
  await user.click(link!);
  expect(platform.recorded.paths).toEqual(['/mini-lessons/mini?t=4.5']);
  expect(takePlayWish(platform, 'mini')).toBe(true);
});

test('a line in the other language is marked too; one at the beginning needs no time', async () => {
  show('/?q=everybody');
  const [link] = await links();
  expect(link).toHaveAttribute('href', '/mini-lessons/mini');
  expect(within(link!).getByText('everybody').tagName).toBe('MARK');
});

test('titles come first, then the lines of the plan, then those that everybody may read', async () => {
  const { platform } = show(
    '/?q=schlüssel',
    asMember(() => ({ hits: [hit()] })),
  );
  expect((await links()).map((link) => link.getAttribute('href'))).toEqual([
    '/videos/tram?t=72.5',
    '/mini-lessons/mini?t=4.5',
  ]);
  expect(queries(platform)).toEqual([{ query: 'schlüssel' }]);
});

test('a lesson in both answers is listed once, as the server answers it', async () => {
  const hits = [hit({ VideoID: 'mini', at: 9 })];
  show(
    '/?q=schlüssel',
    asMember(() => ({ hits })),
  );
  expect((await links()).map((link) => link.getAttribute('href'))).toEqual([
    '/mini-lessons/mini?t=9',
  ]);
});

test('a recording has its title from its own document', async () => {
  const { DocID, ...fields } = unlisted('recording', { Type: 'monday_lesson', Title: 'Am Mäntig' });
  show('/?q=schlüssel', {
    ...asMember(() => ({ hits: [hit({ VideoID: 'recording' })] })),
    documents: { [documentPaths.video('recording')]: { DocID, ...fields } },
  });
  await region();
  expect(await screen.findByText('Am Mäntig')).toBeVisible();
});

test('the difficulty filters lines too', async () => {
  show(
    '/?q=schlüssel&level=1',
    asMember(() => ({ hits: [hit()] })),
  );
  expect((await links()).map((link) => link.getAttribute('href'))).toEqual(['/videos/tram?t=72.5']);
});

test.each(['h', '?!', 's'])('%s is too little for a call', async (q) => {
  const { platform } = show(
    `/?q=${encodeURIComponent(q)}`,
    asMember(() => ({ hits: [hit()] })),
  );
  await screen.findByRole('region', { name: 'Search results' }, LATE);
  await screen.findAllByText(/lessons? for|lesson matches/);
  expect(queries(platform)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Lines that match' })).not.toBeInTheDocument();
});

test('an answer to an earlier query is dropped', async () => {
  const answers = new Map<string, (hits: Hit[]) => void>();
  const { user } = show(
    '/?q=schlü',
    asMember(
      ({ query }) => new Promise((resolve) => answers.set(query, (hits) => resolve({ hits }))),
    ),
  );
  await waitFor(() => expect(answers.has('schlü')).toBe(true), LATE);
  expect(screen.getByText(/Searching what is said/)).toBeVisible();
  await user.type(field(), 'ssel');
  await waitFor(() => expect(answers.has('schlüssel')).toBe(true), LATE);
  await act(async () => answers.get('schlüssel')?.([hit({ SwissGerman: 'De Schlüssel nöi' })]));
  await act(async () => answers.get('schlü')?.([hit({ SwissGerman: 'De Schlüssel alt' })]));
  expect(await region()).toHaveTextContent('nöi');
  expect(await region()).not.toHaveTextContent('alt');
});

test('while a longer query is searched, lines that still fit stay', async () => {
  let isFirst = true;
  const { user } = show(
    '/?q=schlü',
    asMember(() => {
      const hits = [hit(), hit({ VideoID: 'x', SwissGerman: 'Schlüüch', English: 'hoses' })];
      if (!isFirst) return new Promise(() => undefined);
      isFirst = false;
      return { hits };
    }),
  );
  expect(await links()).toHaveLength(3);
  await user.type(field(), 'ssel');
  await waitFor(async () => expect(await links()).toHaveLength(2), LATE);
  expect(screen.getByText(/Searching what is said/)).toBeVisible();
});

test('a failure leaves the titles alone, says so quietly, and Retry searches again', async () => {
  let isDown = true;
  const { user } = show(
    '/?q=tram',
    asMember(() => {
      if (isDown) throw new AppError('unavailable', 'offline');
      return { hits: [hit()] };
    }),
  );
  expect(await screen.findByText(/lines could not be searched/, undefined, LATE)).toBeVisible();
  expect(screen.getByRole('link', { name: /Wo faart s Tram/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await links()).toHaveLength(1);
  expect(screen.queryByText(/lines could not be searched/)).not.toBeInTheDocument();
});

test('without the public lines a member misses nothing; a visitor is told', async () => {
  const publicLines = new AppError('unavailable', 'offline');
  const member = show('/?q=schlüssel', { ...asMember(() => ({ hits: [hit()] })), publicLines });
  expect(await links()).toHaveLength(1);
  expect(screen.queryByText(/lines could not be searched/)).not.toBeInTheDocument();
  member.unmount();
  show('/?q=schlüssel', { publicLines });
  expect(await screen.findByText(/lines could not be searched/, undefined, LATE)).toBeVisible();
});

test('lessons are cut only before lines', async () => {
  const many = Array.from({ length: 15 }, (_, index) =>
    lesson(`tram-${index}`, { Title: 'Im Tram', Subtitle: 'On the tram' }),
  );
  let hits = [hit()];
  const options = {
    ...asMember(() => ({ hits })),
    catalogue: { ...LISTED, ...catalogue(...many) },
  };
  const cards = () => screen.getAllByRole('link', { name: /Im Tram/ });
  const first = show('/?q=tram', options);
  await region();
  expect(cards().length).toBeLessThan(15);
  expect(screen.getByRole('button', { name: /^(Show )?more/i })).toBeVisible();
  first.unmount();
  hits = [];
  show('/?q=tram', options);
  await waitFor(() => expect(cards()).toHaveLength(15), LATE);
});

test('a user who comes back finds the same lines at once, without another call', async () => {
  const { platform } = show(
    '/?q=schlüssel',
    asMember(() => ({ hits: [hit()] })),
  );
  await region();
  await act(async () => platform.navigation.go('/videos/tram'));
  await act(async () => platform.navigation.back());
  expect(await links()).toHaveLength(2);
  expect(queries(platform)).toHaveLength(1);
});
