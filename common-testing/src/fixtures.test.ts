import * as v from 'valibot';
import { CatalogueSchema, LessonSchema, RegisteredRemoteSchema } from 'shared-contracts';
import { aCatalogue, aDividedCatalogue, aLesson } from 'common/in-memory';
import { aMember, aRegisteredRemote } from './fixtures';

test('makes values that the schemas accept', () => {
  expect(v.parse(LessonSchema, aLesson())).toEqual(aLesson());
  expect(v.parse(CatalogueSchema, aCatalogue(12))).toEqual(aCatalogue(12));
  expect(v.parse(RegisteredRemoteSchema, aRegisteredRemote())).toEqual(aRegisteredRemote());
});

test('divides a catalogue into a first page and the rest that it names', () => {
  const { catalogue, restOfCatalogue } = aDividedCatalogue(5, 2);
  expect(v.parse(CatalogueSchema, catalogue)).toEqual(catalogue);
  expect(catalogue).toMatchObject({ total: 5, rest: expect.any(String) });
  expect([...catalogue.lessons, ...restOfCatalogue]).toEqual(aCatalogue(5).lessons);
});

test('replaces the given fields', () => {
  expect(aLesson({ Difficulty: 4 }).Difficulty).toBe(4);
  expect(aMember({ Username: 'Vreni' }).user.Username).toBe('Vreni');
  const remote = aRegisteredRemote({ name: 'mf-live', manifest: { version: '2.0.0' } });
  expect(remote).toMatchObject({
    name: 'mf-live',
    manifestUrl: 'https://mf-live.example/remote.json',
    manifest: { name: 'mf-live', version: '2.0.0', container: 'mf_live_0a1b2c3d' },
  });
});

test('lists different lessons, newest first', () => {
  const { lessons } = aCatalogue(12);
  const days = lessons.map((lesson) => lesson.Date);
  expect(new Set(lessons.map(({ DocID }) => DocID)).size).toBe(12);
  expect(days).toEqual([...days].sort().reverse());
  expect(aCatalogue(0).lessons).toEqual([]);
});
