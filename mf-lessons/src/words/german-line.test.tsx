import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import type { Differences } from 'shared-contracts';
import { LessonText } from '../lesson/LessonText';
import { createPlayerControl } from '../player/control/player-control';
import { fakeVideo } from '../testing/fake-video';

const LINES = [
  { SwissGerman: 'Häsch Ziit?', English: 'Do you have time?' },
  { SwissGerman: 'Näi, luege.', English: 'No, looking.' },
  { SwissGerman: 'Wii und Riis', English: 'Wine and rice' },
];
const TEXTS = ['Hast du Zeit?', 'Nein, schauen.', 'Wein und Reis'];
const NO_WORDS = { entries: [], places: [] };
const mark = (line: number, word: string) => {
  const from = TEXTS[line]?.indexOf(word) ?? 0;
  return { line, from, to: from + word.length };
};
const example = (SwissGerman: string, German: string, rule: string) => ({
  SwissGerman,
  German,
  rule,
  from: 0,
  to: German.length,
  kind: 'sound' as const,
});
const DIFFERENCES: Differences = {
  marks: [
    { ...mark(0, 'Hast'), kind: 'sound', rule: 'st-scht', dialect: 'Häsch' },
    { ...mark(0, 'Zeit'), kind: 'sound', rule: 'ei-ii', dialect: 'Ziit' },
    { ...mark(1, 'schauen'), kind: 'word', rule: 'a rule of tomorrow', dialect: 'luege' },
    { ...mark(2, 'Wein'), kind: 'sound', rule: 'ei-ii', dialect: 'Wii' },
    { ...mark(2, 'Reis'), kind: 'sound', rule: 'ei-ii', dialect: 'Riis' },
  ],
  examples: [
    example('wiit', 'weit', 'ei-ii'),
    example('Poscht', 'Post', 'st-scht'),
    example('wiiss', 'weiss', 'ei-ii'),
    example('Siite', 'Seite', 'ei-ii'),
  ],
};

async function show(differences: Differences | null = DIFFERENCES) {
  const platform = createInMemoryPlatform();
  platform.preferences.set({ german: true });
  const control = createPlayerControl(platform.preferences, platform.log);
  const video = fakeVideo();
  const film: string[] = [];
  jest.spyOn(video.element, 'play').mockImplementation(async () => void film.push('plays'));
  jest.spyOn(video.element, 'pause').mockImplementation(() => void film.push('stops'));
  control.attach(video.element);
  const rendered = renderScreen(
    () => (
      <LessonText
        videoID="winter"
        lines={LINES}
        german={{ texts: TEXTS, differences: differences ?? undefined }}
        control={control}
        words={NO_WORDS}
      />
    ),
    platform,
  );
  // The shell does this once the screen is shown.
  act(() => platform.loading.stop());
  await screen.findByRole('button', { name: 'Mark words' });
  return { ...rendered, control, video, film };
}

const why = (word: string) => screen.findByRole('button', { name: `Why? ${word}` });

test('a mark says its kind and its rule in one sentence, beside the word in dialect', async () => {
  const { user } = await show();
  expect(await why('Zeit')).toHaveAccessibleDescription('Another sound');
  expect(await why('schauen')).toHaveAccessibleDescription('Another word');
  await user.click(await why('Zeit'));
  const dialog = screen.getByRole('dialog', { name: 'Why? Zeit' });
  expect(dialog).toHaveFocus();
  expect(dialog).toHaveTextContent('Ziit → Zeit');
  expect(within(dialog).getByText(/^Many words with ei have i in the dialect/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await why('Zeit')).toHaveFocus();
});

test('three further lines show the rule: those of the lesson first, each once', async () => {
  const { user } = await show();
  await user.click(await why('Zeit'));
  const list = screen.getByRole('list', { name: 'More lines like this' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wii und RiisWein und Reis', 'wiitweit', 'wiissweiss']);
});

test('a rule that the page does not know gets the sentence of its kind, without lines', async () => {
  const { user } = await show();
  await user.click(await why('schauen'));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('The dialect says this with another word.');
  expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
});

test('a line is one tab stop and a group named by its sentence; arrows move between its marks', async () => {
  const { user } = await show();
  const group = screen.getByRole('group', { name: 'Hast du Zeit?' });
  expect(group).toHaveTextContent(/^Hast du Zeit\?$/);
  (await why('Hast')).focus();
  await user.keyboard('{ArrowRight}');
  expect(await why('Zeit')).toHaveFocus();
  await user.tab();
  expect(await why('schauen')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Why? schauen' })).toBeVisible();
});

test('the film waits while a mark is open; a press in its sheet plays nothing', async () => {
  const { user, video, film, control } = await show();
  const playLine = jest.spyOn(control, 'playLine');
  Object.defineProperty(video.element, 'paused', { configurable: true, get: () => false });
  act(() => video.fire('playing'));
  film.length = 0;
  await user.click(await why('Zeit'));
  expect(film).toEqual(['stops']);
  await user.click(screen.getByText('More lines like this'));
  expect(playLine).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(film).toEqual(['stops', 'plays']);
});

test('a lesson without compared lines is plain text', async () => {
  await show(null);
  expect(screen.getByText('Hast du Zeit?')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Why/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Hast du Zeit?' })).not.toBeInTheDocument();
});
