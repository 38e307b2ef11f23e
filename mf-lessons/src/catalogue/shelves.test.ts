import { catalogue, lesson } from '../testing/catalogue';
import { arrangeShelves, placesOf } from './shelves';

const ids = (lessons: readonly { DocID: string }[]) => lessons.map(({ DocID }) => DocID);

describe('arrangeShelves', () => {
  test('puts the newest lesson alone and the others newest first', () => {
    const shelves = arrangeShelves(
      catalogue(
        lesson('old', { Date: '2026-01-02' }),
        lesson('new', { Date: '2026-11-20' }),
        lesson('middle', { Date: '2026-05-09' }),
      ),
    );
    expect(shelves.newest?.DocID).toBe('new');
    expect(ids(shelves.previous)).toEqual(['middle', 'old']);
  });

  test('keeps mini lessons apart, even when one is the newest of all', () => {
    const shelves = arrangeShelves(
      catalogue(
        lesson('mini', { Type: 'mini_lesson', Date: '2026-12-01' }),
        lesson('long', { Date: '2026-11-20' }),
      ),
    );
    expect(shelves.newest?.DocID).toBe('long');
    expect(shelves.newestMini?.DocID).toBe('mini');
    expect(ids(shelves.miniLessons)).toEqual(['mini']);
    expect(shelves.previous).toEqual([]);
  });

  test('puts mini lessons for everybody before those of a plan, each newest first', () => {
    const mini = (id: string, Date: string, isFree: boolean) =>
      lesson(id, { Type: 'mini_lesson', Date, isFree });
    const shelves = arrangeShelves(
      catalogue(
        mini('paid-new', '2026-11-20', false),
        mini('free-old', '2026-01-02', true),
        mini('paid-old', '2026-02-01', false),
        mini('free-new', '2026-11-01', true),
      ),
    );
    expect(ids(shelves.miniLessons)).toEqual(['free-new', 'free-old', 'paid-new', 'paid-old']);
    expect(shelves.newestMini?.DocID).toBe('paid-new');
    expect(shelves.newestFree?.DocID).toBe('free-new');
  });

  test('shows no recordings of live lessons', () => {
    const shelves = arrangeShelves(catalogue(lesson('monday', { Type: 'monday_lesson' })));
    expect(shelves).toEqual({
      newest: undefined,
      newestMini: undefined,
      newestFree: undefined,
      miniLessons: [],
      previous: [],
    });
  });

  test('does not change the catalogue', () => {
    const before = catalogue(
      lesson('a', { Date: '2026-01-01' }),
      lesson('b', { Date: '2026-02-01' }),
    );
    arrangeShelves(before);
    expect(ids(before.lessons)).toEqual(['a', 'b']);
  });
});

describe('what home shows by itself', () => {
  const newest = lesson('week');
  const newestMini = lesson('mini', { Type: 'mini_lesson' });
  const newestFree = lesson('free', { Type: 'mini_lesson', isFree: true });
  const all = { newest, newestMini, newestFree };
  const places = (first: string | undefined, others: readonly string[], apart?: string) => ({
    first,
    others,
    apart,
  });

  test.each([
    ['with a plan', all, 1, false, places('week', ['mini'], 'mini')],
    ['without one', all, 0, false, places('free', ['week'], 'free')],
    ['to a member with a plan', all, 1, true, places('week', ['mini'], 'mini')],
    ['to one without, who has Today', all, 0, true, places(undefined, ['week', 'mini'], 'mini')],
    [
      'without one, where nothing is free',
      { ...all, newestFree: undefined },
      0,
      false,
      places('week', ['mini'], 'mini'),
    ],
    [
      'without one, where there is only a free one',
      { newest: undefined, newestMini: newestFree, newestFree },
      0,
      false,
      places('free', [], 'free'),
    ],
    [
      'with a plan, where there is only a free one',
      { newest: undefined, newestMini: newestFree, newestFree },
      2,
      false,
      places(undefined, ['free'], 'free'),
    ],
  ])('%s', (_, shelves, tier, isMember, expected) => {
    const { first, others, apart } = placesOf(shelves, tier, isMember);
    expect(places(first?.DocID, ids(others), apart?.DocID)).toEqual(expected);
  });
});
