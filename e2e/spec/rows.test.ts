import { SPECIFIED_ROUTES } from 'shared-contracts';
import { OPEN_ROWS } from './open-rows';
import { SPEC_ROWS } from './rows/index';

describe('the rows of the specification', () => {
  test('have unique ids', () => {
    const ids = SPEC_ROWS.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(SPEC_ROWS)('$id can stand in a title and says something', ({ id, text }) => {
    expect(id).toMatch(/^[A-Z]+(-[A-Za-z0-9]+)+$/);
    expect(text.trim()).not.toBe('');
  });

  test('are open only for a reason', () => {
    expect(Object.values(OPEN_ROWS).filter((why) => why.trim() === '')).toEqual([]);
  });

  test('cover every route of the route table', () => {
    const texts = SPEC_ROWS.filter(({ section }) => section === '§2 Route table');
    for (const { path } of SPECIFIED_ROUTES) {
      const route = new RegExp(`(^|and )${path.replace(/[/?]/g, '\\$&')}( |:)`);
      expect(texts.filter(({ text }) => route.test(text))).toHaveLength(1);
    }
  });
});
