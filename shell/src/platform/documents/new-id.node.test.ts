import { newId } from './create-documents';

test('an id is 20 letters and digits, and another one each time', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(new Set(ids).size).toBe(1000);
});
