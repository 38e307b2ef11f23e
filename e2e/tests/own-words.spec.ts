import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoFindings } from '../support/accessible';
import { createLearner, logInAs, storedAt, writeAsServer } from '../support/learner';
import { createSubscriber, createVip } from '../support/subscriber';
import { recordShifts, shiftsOf } from '../support/shifts';
import { expect, test } from '../support/test';

/** Two free mini lessons that say "dänn". */
const FIRST = '/mini-lessons/adie-und-tschuess';
const SECOND = '/mini-lessons/wie-spaat-isch-es';

const text = (page: Page) => page.getByRole('region', { name: 'Line by line' });
const word = (page: Page, name: string) =>
  text(page).getByRole('button', { name, exact: true }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Reads the style of the line under a word. */
const lineUnder = (one: Locator) =>
  one.evaluate((element) => {
    const { textDecorationLine, textDecorationStyle } = getComputedStyle(element);
    return textDecorationLine === 'none' ? 'none' : textDecorationStyle;
  });

type Numbers = Readonly<Record<string, object>>;
interface StoredCards {
  readonly cards: {
    readonly mapValue: {
      readonly fields: Readonly<
        Record<string, { readonly mapValue: { readonly fields: Numbers } }>
      >;
    };
  };
}
/** Schedules of the cards of a lesson, in the notation of Firestore's REST API. */
const schedulesIn = (stored: unknown) =>
  Object.entries((stored as StoredCards | undefined)?.cards.mapValue.fields ?? {});

interface StoredWords {
  readonly words: { readonly mapValue: { readonly fields: Readonly<Record<string, object>> } };
}

/** The lesson in which the word is kept. */
const LESSON = 'adie-und-tschuess';
/** Key of the card of "dänn". */
const KEY = 'word-23ixi89awv2';
const SCHEDULE = {
  due: 1,
  stability: 9,
  difficulty: 4,
  scheduled_days: 9,
  learning_steps: 0,
  reps: 2,
  lapses: 0,
  state: 2,
  last_review: 1,
};
/** Converts an object to the notation of Firestore's REST API. */
function mapOf(value: object): object {
  const fields = Object.entries(value).map(([name, one]: [string, unknown]) => {
    if (typeof one === 'object' && one) return [name, mapOf(one)];
    if (typeof one === 'boolean') return [name, { booleanValue: one }];
    return [name, typeof one === 'number' ? { integerValue: String(one) } : { stringValue: one }];
  });
  return { mapValue: { fields: Object.fromEntries(fields) as object } };
}

test('a free member keeps a word of a lesson, which comes back and another lesson marks', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  // The server refuses a free member the school's cards.
  allowConsoleErrors([/403 \(Forbidden\).*getFlashcardsCloudFunction/]);
  const learner = await createLearner(request);
  await recordShifts(page);
  await logInAs(page, learner, FIRST);
  await word(page, 'dänn').click();
  await expect(dialog(page, 'dänn')).toBeVisible();
  await expect.poll(() => lineUnder(word(page, 'adie'))).toBe('dotted');
  await button(page, 'Add to my cards').click();
  await expect(button(page, 'In your cards')).toBeFocused();
  const stored = async () => {
    const bucket = await storedAt(request, `LearnerState/${learner.uid}/Words/16`);
    return (bucket as StoredWords | undefined)?.words.mapValue.fields;
  };
  await expect.poll(stored, { timeout: 20_000 }).toMatchObject({
    dänn: {
      mapValue: {
        fields: {
          isCard: { booleanValue: true },
          VideoID: { stringValue: 'adie-und-tschuess' },
          line: { integerValue: '4' },
        },
      },
    },
  });
  expect(Object.keys((await stored()) ?? {})).toEqual(['dänn']);

  await page.reload();
  await word(page, 'dänn').click();
  await expect(button(page, 'In your cards')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(word(page, 'dänn')).toBeFocused();

  // The word is asked without a plan, which the school's cards need.
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Practise it with the cards of its lesson' }).click();
  const card = page.getByRole('button', { name: /^dänn.*Turn (the card|back)$/ });
  const known = page.getByRole('button', { name: /^Known/ });
  await card.click();
  await expect(card).toHaveAccessibleName(/Also dänn: Bis bald!/);
  await expect(page.getByRole('link', { name: 'In the video at 0:16' })).toBeVisible();
  await known.click();

  // Store the schedule of some days later: the word comes back, heard, and as a gap.
  const cards = `LearnerState/${learner.uid}/Cards/adie-und-tschuess`;
  await expect
    .poll(async () => schedulesIn(await storedAt(request, cards)), { timeout: 20_000 })
    .toHaveLength(1);
  const comeBack = async (change: Numbers) => {
    const [[key, schedule] = ['', undefined]] = schedulesIn(await storedAt(request, cards));
    const fields = { ...schedule?.mapValue.fields, due: { integerValue: '1' }, ...change };
    const response = await writeAsServer(request, cards, {
      cards: { mapValue: { fields: { [key]: { mapValue: { fields } } } } },
      nextDue: { integerValue: '1' },
      updatedAt: { timestampValue: '2026-11-16T12:00:00Z' },
    });
    expect(response.ok()).toBe(true);
    await page.reload();
  };
  await comeBack({});
  const practice = page.getByRole('region', { name: 'Practice' });
  await expect(practice).toContainText('Which word means “then”?');
  const sound = page.waitForResponse((response) => response.url().endsWith('.m4a'));
  await practice.getByRole('button', { name: 'Play', exact: true }).click();
  expect((await sound).ok()).toBe(true);
  await expect(practice).not.toContainText('dänn');
  await practice.getByRole('button', { name: 'Turn the card', exact: true }).click();
  const back = practice.getByRole('button', { name: /dänn ?Also dänn: Bis bald!.*Turn back$/ });
  await expect(back).toBeVisible();
  const line = practice.getByRole('group', { name: 'Also dänn: Bis bald!', exact: true });
  await expect.poll(() => lineUnder(line.getByRole('button', { name: 'dänn' }))).toBe('solid');
  await expectAccessible(page, '[aria-label="Practice"]');

  await comeBack({ stability: { doubleValue: 9 }, reps: { integerValue: '2' } });
  await practice.getByRole('button', { name: /^Also gap ?: Bis bald!.*Turn the card$/ }).click();
  await expect(back).toBeVisible();

  await page.goto(SECOND);
  await expect.poll(() => lineUnder(word(page, 'Dänn'))).toBe('solid');
  expect(await lineUnder(word(page, 'Zuug'))).toBe('dotted');
  await expect(page.getByText('You know 0 % of its words')).toBeVisible();
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
  await word(page, 'Dänn').click();
  await button(page, 'I know it').click();
  await expect.poll(() => lineUnder(word(page, 'Dänn'))).toBe('none');
  await expect(page.getByText(/You know [1-9]\d? % of its words/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoFindings(page, 'a lesson whose words are marked');

  await button(page, 'Mark words').click();
  await expect.poll(() => lineUnder(word(page, 'Zuug'))).toBe('none');
});

test('a visitor keeps a word in the tab, and another lesson marks it @full', async ({ page }) => {
  await page.goto(FIRST);
  await word(page, 'dänn').click();
  await button(page, 'Add to my cards').click();
  await expect(page.getByText('Your words stay in this tab only.')).toBeVisible();
  await page.goto(SECOND);
  await expect.poll(() => lineUnder(word(page, 'Dänn'))).toBe('solid');
});

for (const [plan, create, press] of [
  ['BASIC', createSubscriber, (one: Locator) => one.tap()],
  ['VIP', createVip, (one: Locator) => one.press('Enter')],
] as const) {
  test.describe(`a ${plan} member`, () => {
    test.use({ hasTouch: true });

    test(`hears and types a word that was ${plan === 'VIP' ? 'opened by a key' : 'tapped'}, and another lesson marks it @full`, async ({
      page,
      request,
    }) => {
      const learner = await create(request);
      const state = `LearnerState/${learner.uid}`;
      const comeBack = async (schedule: Partial<typeof SCHEDULE>) => {
        const response = await writeAsServer(request, `${state}/Cards/${LESSON}`, {
          cards: mapOf({ [KEY]: { ...SCHEDULE, ...schedule } }),
          nextDue: { integerValue: '1' },
          updatedAt: { timestampValue: '2026-11-16T12:00:00Z' },
        });
        expect(response.ok()).toBe(true);
        await page.goto('/flashcards/due');
      };
      await logInAs(page, learner, FIRST);
      await press(word(page, 'dänn'));
      await button(page, 'Add to my cards').tap();
      await expect
        .poll(() => storedAt(request, `${state}/Words/16`), { timeout: 20_000 })
        .toMatchObject({ words: { mapValue: { fields: { dänn: {} } } } });

      await comeBack({ stability: 2, reps: 1 });
      const practice = page.getByRole('region', { name: 'Practice' });
      const sound = page.waitForResponse((response) => response.url().endsWith('.m4a'));
      await button(page, 'Play').click();
      expect((await sound).ok()).toBe(true);
      await expect(practice).toContainText('Which word means “then”?');
      await button(page, 'Turn the card').click();
      await page.getByRole('button', { name: /^Known/ }).click();
      await expect(page.getByRole('heading', { name: 'All cards reviewed' })).toBeVisible();
      // Wait until the review is stored, or it would overwrite the schedule below.
      await expect
        .poll(() => storedAt(request, `${state}/Cards/${LESSON}`), { timeout: 20_000 })
        .not.toMatchObject({ nextDue: { integerValue: '1' } });

      await comeBack({ stability: 30, reps: 3 });
      await practice.getByRole('textbox', { name: 'Your answer' }).fill('dänn');
      await button(page, 'Check').click();
      await expect(practice.getByText('Right', { exact: true })).toBeVisible();

      await page.goto(SECOND);
      await expect.poll(() => lineUnder(word(page, 'Dänn'))).toBe('solid');
    });
  });
}

test('a word is kept that was added just before the tab is closed', async ({ page, request }) => {
  const learner = await createLearner(request);
  await logInAs(page, learner, FIRST);
  await word(page, 'dänn').click();
  await button(page, 'Add to my cards').click();
  await page.close();
  await expect
    .poll(() => storedAt(request, `LearnerState/${learner.uid}/Words/16`))
    .toMatchObject({ words: { mapValue: { fields: { dänn: {} } } } });
});
