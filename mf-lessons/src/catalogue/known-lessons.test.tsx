import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, idle, loading, success } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { HomeScreen } from '../home/Screen';
import { catalogue, dividedCatalogue, lesson, lessons } from '../testing/catalogue';
import { rememberLessons, restoreCatalogue } from './known-lessons';

const OFFLINE = new AppError('unavailable', 'offline');
const OLD = { Date: '2020-01-02' };
const ids = (list: readonly { DocID: string }[] | undefined) => list?.map(({ DocID }) => DocID);

async function remembered(
  options: InMemoryOptions,
  ...known: Parameters<typeof rememberLessons> extends [unknown, ...infer K] ? K : never
) {
  const platform = createInMemoryPlatform(options);
  await rememberLessons(platform, ...known);
  return ids(await platform.persistence.restore('lessons'));
}
const whole = success(catalogue(lesson('neu'), lesson('mini', { Type: 'mini_lesson' })));
const divided = dividedCatalogue([lesson('neu')], [lesson('alt', OLD)]);
const persisted = { lessons: [lesson('neu'), lesson('früener', OLD)] };

test('stores all lessons that are known [ACTION-lessons]', async () => {
  expect(await remembered({}, whole, idle)).toEqual(['neu', 'mini']);
  const rest = success(divided.restOfCatalogue);
  expect(await remembered({ persisted }, success(divided.catalogue), rest)).toEqual(['neu', 'alt']);
});

test('keeps older lessons of an earlier visit until the rest was read [ACTION-lessons]', async () => {
  const first = success(divided.catalogue);
  expect(await remembered({ persisted }, first, idle)).toEqual(['neu', 'früener']);
  expect(await remembered({ persisted }, whole, idle)).toEqual(['neu', 'mini']);
});

test('stores nothing before anything is known', async () => {
  expect(await remembered({}, loading, idle)).toBeUndefined();
});

test('divides the restored lessons into a first page and a rest', async () => {
  const many = [...lessons('l', 60), ...lessons('m', 20, { Type: 'mini_lesson' })];
  const stored = await restoreCatalogue(createInMemoryPlatform({ persisted: { lessons: many } }));
  expect(stored?.first).toMatchObject({ total: 80, totalMiniLessons: 20 });
  expect(stored?.first.lessons).toHaveLength(13 + 5);
  expect(stored?.rest).toHaveLength(47 + 15);
  expect(stored?.first.rest).toBeDefined();
  expect(await restoreCatalogue(createInMemoryPlatform())).toBeUndefined();
});

describe('a catalogue that cannot be fetched', () => {
  const show = (options: InMemoryOptions) => {
    const platform = createInMemoryPlatform({ catalogue: OFFLINE, ...options });
    return { ...renderScreen(HomeScreen, platform), platform };
  };

  test('shows the lessons of the last visit, marked as old, until Retry loads the current ones', async () => {
    const { user, platform } = show({ persisted });
    expect(await screen.findByText(/lessons from your last visit/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Grüezi früener/ })).toBeVisible();
    platform.setCatalogue(catalogue(lesson('hüt')));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Grüezi hüt/ })).toBeVisible();
    expect(screen.queryByText(/last visit/)).not.toBeInTheDocument();
  });

  test('is replaced by the current catalogue, with as many lessons shown as before', async () => {
    const shown = () =>
      within(screen.getByRole('region', { name: 'Previous videos' })).getAllByRole('link');
    const { user, platform } = show({ persisted: { lessons: lessons('vorher', 60) } });
    await user.click(await screen.findByRole('button', { name: 'More lessons' }));
    await waitFor(() => expect(shown()).toHaveLength(36));

    const present = dividedCatalogue(lessons('hüt', 13), lessons('alt', 30, OLD));
    platform.setCatalogue(present.catalogue);
    platform.setRestOfCatalogue(present.restOfCatalogue);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shown()[35]).toHaveTextContent('Grüezi alt-24'));
    expect(screen.queryByText(/vorher/)).not.toBeInTheDocument();
  });

  test.each([
    ['nothing was stored', {}],
    ['what was stored is corrupt', { persisted: { lessons: [{ DocID: 1 }] } }],
    ['the device keeps nothing', { persisted: 'blocked' as const }],
  ])('is a failure as before when %s', async (_, options) => {
    show(options);
    expect(await screen.findByText('The lessons could not be loaded')).toBeVisible();
  });

  test('still gives a lesson its heading', async () => {
    const { platform } = show({ persisted, path: '/home' });
    await act(async () => platform.navigation.go('/videos/neu'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Grüezi neu' })).toBeVisible();
  });
});
