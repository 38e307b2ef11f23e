import type { CatalogueLesson } from 'shared-contracts';
import { lesson, lessons } from '../testing/catalogue';
import { createFinder } from './create-finder';

const titled = (Title: string, Subtitle: string, Date = '2026-01-02'): CatalogueLesson =>
  lesson(Title, { Title, Subtitle, Date });

const LESSONS = [
  titled('Äxgüsi, wo isch de Baanhof?', 'Asking the way'),
  titled('Wo faart s Tram uf Örlike?', 'Taking the tram', '2026-03-02'),
  titled('Gömmer uf de Üetlibèrg?', 'A hike above the city'),
  titled('Es Gipfeli und en Kafi', 'At the bakery'),
  titled('Räbeliechtli, wo gaasch hii?', 'Turnip lanterns in November'),
  titled('Es chunnt cho rägne', 'Talking about the weather'),
  titled('Am Sächsilüüte', 'The spring festival of Zürich', '2026-02-02'),
  titled('Mir händ geschter Fondue ggässe', "A fondue evening at the doctor's"),
];

const titlesFor = async (text: string) =>
  (await createFinder(LESSONS)).find(text).map(({ Title }) => Title);

test.each([
  ['Bahnhof', 'Äxgüsi, wo isch de Baanhof?'],
  ['baanhoof', 'Äxgüsi, wo isch de Baanhof?'],
  ['exgüsi', 'Äxgüsi, wo isch de Baanhof?'],
  ['oerlike', 'Wo faart s Tram uf Örlike?'],
  ['Örlikon', 'Wo faart s Tram uf Örlike?'],
  ['uetliberg', 'Gömmer uf de Üetlibèrg?'],
  ['gipfel', 'Es Gipfeli und en Kafi'],
  ['Kaffi', 'Es Gipfeli und en Kafi'],
  ['gaffi', 'Es Gipfeli und en Kafi'],
  ['räbelichtli', 'Räbeliechtli, wo gaasch hii?'],
  ['regne', 'Es chunnt cho rägne'],
  ['kunnt', 'Es chunnt cho rägne'],
  ['sächsilüte', 'Am Sächsilüüte'],
  ['gessterfondue', undefined],
  ['bbbbb', undefined],
  ['gestern', 'Mir händ geschter Fondue ggässe'],
  ['gässe', 'Mir händ geschter Fondue ggässe'],
  ['weather', 'Es chunnt cho rägne'],
  ['lanters', 'Räbeliechtli, wo gaasch hii?'],
  ['zurich', 'Am Sächsilüüte'],
])('finds for %s: %s', async (typed, title) => {
  expect(await titlesFor(typed)).toEqual(title === undefined ? [] : [title]);
});

test.each([
  ['Wohnung', ['Isch d Wonig na frei?']],
  ['woning', ['Isch d Wonig na frei?']],
  ['appartment', ['Isch d Wonig na frei?']],
  ['bezahlen', ['Was choscht das?']],
  ['ich möchte', ['Was choscht das?']],
  ['miete frei', ['Isch d Wonig na frei?']],
])('finds for %s by standard German words: %j', async (typed, expected) => {
  const flat = titled('Isch d Wonig na frei?', 'Looking for a flat');
  const price = titled('Was choscht das?', 'At the market');
  const words = new Map([
    [flat.DocID, 'Wohnung Miete apartment'],
    [price.DocID, 'bezahlen Ich möchte'],
  ]);
  const finder = await createFinder([...LESSONS, flat, price], words);
  expect(finder.find(typed).map(({ Title }) => Title)).toEqual(expected);
  expect((await createFinder([flat, price])).find('bezahlen')).toEqual([]);
});

test('finds at most three nearest lessons for a text without a result', async () => {
  const finder = await createFinder(LESSONS);
  const nearest = (text: string) => finder.nearest(text).map(({ Title }) => Title);
  expect(nearest('resturant am see')).toContain('Am Sächsilüüte');
  expect(nearest('tram bakery').slice(0, 2).sort()).toEqual([
    'Es Gipfeli und en Kafi',
    'Wo faart s Tram uf Örlike?',
  ]);
  expect(nearest('a e i o u w s d m').length).toBeLessThanOrEqual(3);
  expect(nearest('')).toEqual([]);
});

test('needs every word, in any order, by its first letters', async () => {
  expect(await titlesFor('tram wo')).toEqual(['Wo faart s Tram uf Örlike?']);
  expect(await titlesFor('bak')).toEqual(['Es Gipfeli und en Kafi']);
  expect(await titlesFor('tram bakery')).toEqual([]);
});

test('answers newest first; an empty search finds all', async () => {
  expect(await titlesFor('am')).toEqual(['Am Sächsilüüte']);
  expect((await titlesFor('')).slice(0, 2)).toEqual([
    'Wo faart s Tram uf Örlike?',
    'Am Sächsilüüte',
  ]);
  expect((await titlesFor('')).length).toBe(LESSONS.length);
});

test('allows wrong letters only when nothing else matches', async () => {
  const finder = await createFinder([
    titled('Badi', 'Lido'),
    titled('Bad', 'Bath'),
    titled('Rad', 'x'),
  ]);
  expect(finder.find('badi').map(({ Title }) => Title)).toEqual(['Badi']);
});

test('finds a lesson once, even when two lists hold it', async () => {
  const twice = [titled('Badi', 'Lido'), lesson('Badi', { Title: 'Alt', Date: '2020-01-01' })];
  expect((await createFinder(twice)).find('')).toEqual([twice[0]]);
});

test.each(['', ' ', '?!', '😀', '(', '"*\\', 'a'.repeat(100)])(
  'is not upset by %p',
  async (text) => {
    await expect(titlesFor(text)).resolves.toBeInstanceOf(Array);
  },
);

test('yields to the browser while it indexes thousands', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const finder = await createFinder(lessons('many', 2000));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(finder.find('many-1999')).toHaveLength(1);
});
