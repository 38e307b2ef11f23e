import { catalogue, lesson } from '../testing/catalogue';
import { arrangeShelves } from './shelves';

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
    expect(shelves.miniLessons).toEqual([]);
    expect(shelves.previous).toEqual([]);
  });

  it('shows no recordings of live lessons', () => {
    const shelves = arrangeShelves(catalogue(lesson('monday', { Type: 'monday_lesson' })));
    expect(shelves).toEqual({
      newest: undefined,
      newestMini: undefined,
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
