import { catalogue, lesson } from '../testing/catalogue';
import { arrangeShelves, firstLesson } from './shelves';

const ids = (lessons: readonly { DocID: string }[]) => lessons.map(({ DocID }) => DocID);

describe('arrangeShelves', () => {
  it('puts the newest lesson alone and the others newest first', () => {
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

  it('keeps mini lessons apart, even when one is the newest of all', () => {
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

  it('puts mini lessons for everybody before those of a plan, each newest first', () => {
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

  it('shows no recordings of live lessons', () => {
    const shelves = arrangeShelves(catalogue(lesson('monday', { Type: 'monday_lesson' })));
    expect(shelves).toEqual({
      newest: undefined,
      newestMini: undefined,
      newestFree: undefined,
      miniLessons: [],
      previous: [],
    });
  });

  it('leaves the catalogue itself as it is', () => {
    const before = catalogue(
      lesson('a', { Date: '2026-01-01' }),
      lesson('b', { Date: '2026-02-01' }),
    );
    arrangeShelves(before);
    expect(ids(before.lessons)).toEqual(['a', 'b']);
  });
});

describe('the lesson that home shows first', () => {
  const newest = lesson('week');
  const newestFree = lesson('free', { Type: 'mini_lesson', isFree: true });

  it.each([
    ['with a plan', { newest, newestFree }, 1, 'week'],
    ['without one', { newest, newestFree }, 0, 'free'],
    ['without one, where nothing is free', { newest, newestFree: undefined }, 0, 'week'],
    [
      'with a plan, where there is only a free one',
      { newest: undefined, newestFree },
      2,
      undefined,
    ],
  ])('%s', (_, shelves, tier, expected) => {
    expect(firstLesson(shelves, tier)?.DocID).toBe(expected);
  });
});
