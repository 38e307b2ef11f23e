import { aCatalogue, aDividedCatalogue } from 'common-testing';
import { createContent } from './content';

const URL_OF_FIRST = '/catalogue.1.json';
const answer = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response;

const FAILURES = [
  ['unavailable', 'without network', () => Promise.reject(new Error('offline'))],
  ['unavailable', 'when it is missing', async () => answer(null, false)],
  ['internal', 'when it is malformed', async () => answer({ lessons: 'all' })],
] as const;

/** Cache mode of each request. */
const cachesOf = (fetcher: jest.Mock) =>
  fetcher.mock.calls.map((call) => (call as [string, RequestInit])[1].cache);

describe('the first page', () => {
  test('is fetched once and shared', async () => {
    const catalogue = aCatalogue(3);
    const fetcher = jest.fn(async () => answer(catalogue));
    const content = createContent(URL_OF_FIRST, undefined, fetcher);
    const [first, second] = await Promise.all([content.catalogue(), content.catalogue()]);
    expect(first).toEqual(catalogue);
    expect(second).toBe(first);
    expect(content.prerendered).toBeUndefined();
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  test.each(FAILURES)('is %s %s, and is fetched again next time', async (code, _, failing) => {
    const fetcher = jest.fn<Promise<Response>, []>();
    fetcher.mockImplementationOnce(failing);
    fetcher.mockResolvedValueOnce(answer(aCatalogue(1)));
    const { catalogue } = createContent(URL_OF_FIRST, undefined, fetcher);
    await expect(catalogue()).rejects.toMatchObject({ code });
    await expect(catalogue()).resolves.toEqual(aCatalogue(1));
    expect(cachesOf(fetcher)).toEqual([undefined, 'reload']);
  });

  test('is not fetched when the page carries it', async () => {
    const fetcher = jest.fn<Promise<Response>, []>();
    const prerendered = aCatalogue(2);
    const content = createContent(URL_OF_FIRST, { catalogue: prerendered }, fetcher);
    expect(content.prerendered).toBe(prerendered);
    expect(await content.catalogue()).toBe(prerendered);
    expect(await content.restOfCatalogue()).toEqual([]);
    expect(fetcher).not.toHaveBeenCalled();
  });
});

describe('the rest', () => {
  const { catalogue, restOfCatalogue } = aDividedCatalogue(5, 2);
  const rest = { schemaVersion: 1, lessons: restOfCatalogue };

  test('is fetched once, from the site of the first page, on first use', async () => {
    const fetcher = jest.fn<Promise<Response>, [string]>();
    fetcher.mockResolvedValueOnce(answer(catalogue)).mockResolvedValueOnce(answer(rest));
    const origin = 'https://school.example';
    const content = createContent(
      `${origin}/catalogue.1.json`,
      undefined,
      fetcher as unknown as typeof fetch,
    );
    await content.catalogue();
    expect(fetcher).toHaveBeenCalledTimes(1);
    const [first, second] = await Promise.all([
      content.restOfCatalogue(),
      content.restOfCatalogue(),
    ]);
    expect(first).toEqual(restOfCatalogue);
    expect(second).toBe(first);
    expect(fetcher.mock.calls.map(([url]) => url)).toEqual([
      `${origin}/catalogue.1.json`,
      `${origin}${catalogue.rest}`,
    ]);
  });

  test('has all published lessons, and one bad lesson makes it malformed', async () => {
    const many = aDividedCatalogue(705, 5);
    const lessons = [...many.restOfCatalogue];
    const fetcher = jest.fn<Promise<Response>, []>();
    fetcher.mockResolvedValueOnce(
      answer({ schemaVersion: 1, lessons: lessons.with(600, {} as never) }),
    );
    fetcher.mockResolvedValueOnce(answer({ schemaVersion: 1, lessons }));
    const content = createContent(URL_OF_FIRST, { catalogue: many.catalogue }, fetcher);
    await expect(content.restOfCatalogue()).rejects.toMatchObject({ code: 'internal' });
    await expect(content.restOfCatalogue()).resolves.toEqual(lessons);
  });

  test('costs no request when the first page holds all lessons', async () => {
    const fetcher = jest.fn(async () => answer(aCatalogue(3)));
    const content = createContent(URL_OF_FIRST, undefined, fetcher);
    expect(await content.restOfCatalogue()).toEqual([]);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  test.each(FAILURES)('is %s %s, and is fetched again next time', async (code, _, failing) => {
    const fetcher = jest.fn<Promise<Response>, []>();
    fetcher.mockImplementationOnce(failing);
    fetcher.mockResolvedValueOnce(answer(rest));
    const content = createContent(URL_OF_FIRST, { catalogue }, fetcher);
    await expect(content.restOfCatalogue()).rejects.toMatchObject({ code });
    await expect(content.restOfCatalogue()).resolves.toEqual(restOfCatalogue);
    expect(cachesOf(fetcher)).toEqual([undefined, 'reload']);
  });

  test('is unavailable together with the first page', async () => {
    const fetcher = jest.fn(async () => answer(null, false));
    const content = createContent(URL_OF_FIRST, undefined, fetcher);
    await expect(content.restOfCatalogue()).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each(['https://elsewhere.example/lessons.0a1b2c3d.json', '//elsewhere.example', '/x.json'])(
    'may not be at %s',
    async (elsewhere) => {
      const fetcher = async () => answer({ ...catalogue, rest: elsewhere });
      const content = createContent(URL_OF_FIRST, undefined, fetcher);
      await expect(content.catalogue()).rejects.toMatchObject({ code: 'internal' });
    },
  );
});

describe('the public lines', () => {
  const catalogue = { ...aCatalogue(3), lines: '/lines.0a1b2c3d.json' };
  const lines = [{ VideoID: 'lesson-1', lines: [['Hoi!', 'Hi!', 1.5]] }];

  test('are fetched once, on first use', async () => {
    const fetcher = jest.fn<Promise<Response>, [string]>();
    fetcher.mockResolvedValueOnce(answer(catalogue));
    fetcher.mockResolvedValueOnce(answer({ schemaVersion: 1, lessons: lines }));
    const content = createContent(URL_OF_FIRST, undefined, fetcher as unknown as typeof fetch);
    await content.catalogue();
    expect(fetcher).toHaveBeenCalledTimes(1);
    const [first, second] = await Promise.all([content.publicLines(), content.publicLines()]);
    expect(first).toEqual(lines);
    expect(second).toBe(first);
    expect(fetcher.mock.calls[1]?.[0]).toBe(new URL(catalogue.lines, location.href).href);
  });

  test('cost no request when there are none', async () => {
    const fetcher = jest.fn(async () => answer(aCatalogue(3)));
    const content = createContent(URL_OF_FIRST, undefined, fetcher);
    expect(await content.publicLines()).toEqual([]);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  test.each(FAILURES)('are %s %s, and are fetched again next time', async (code, _, failing) => {
    const fetcher = jest.fn<Promise<Response>, []>();
    fetcher.mockImplementationOnce(failing);
    fetcher.mockResolvedValueOnce(answer({ schemaVersion: 1, lessons: lines }));
    const content = createContent(URL_OF_FIRST, { catalogue }, fetcher);
    await expect(content.publicLines()).rejects.toMatchObject({ code });
    await expect(content.publicLines()).resolves.toEqual(lines);
    expect(cachesOf(fetcher)).toEqual([undefined, 'reload']);
  });

  test.each([
    ['no lesson', [7]],
    ['no name', [{ lines: [['a', 'b', 0]] }]],
    ['no lines', [{ VideoID: 'a' }]],
    ['a line without a time', [{ VideoID: 'a', lines: [['a', 'b']] }]],
    ['a line in one language', [{ VideoID: 'a', lines: [['a', 3, 0]] }]],
  ])('are malformed with %s', async (_, lessons) => {
    const fetcher = async () => answer({ schemaVersion: 1, lessons });
    const content = createContent(URL_OF_FIRST, { catalogue }, fetcher);
    await expect(content.publicLines()).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('the path', () => {
  const catalogue = { ...aCatalogue(3), path: '/path.0a1b2c3d.json' };
  const path = { schemaVersion: 1, levels: [{ lessons: [] }] };

  test('is fetched once, from the site of the first page, on first use', async () => {
    const fetcher = jest.fn<Promise<Response>, [string]>();
    fetcher.mockResolvedValueOnce(answer(catalogue)).mockResolvedValueOnce(answer(path));
    const content = createContent(
      'https://school.example/catalogue.1.json',
      undefined,
      fetcher as unknown as typeof fetch,
    );
    await content.catalogue();
    expect(fetcher).toHaveBeenCalledTimes(1);
    const [first, second] = await Promise.all([content.learningPath(), content.learningPath()]);
    expect(first).toEqual(path);
    expect(second).toBe(first);
    expect(fetcher.mock.calls[1]?.[0]).toBe('https://school.example/path.0a1b2c3d.json');
  });

  test('costs no request when the school has none', async () => {
    const fetcher = jest.fn(async () => answer(aCatalogue(3)));
    const content = createContent(URL_OF_FIRST, undefined, fetcher);
    expect(await content.learningPath()).toBeUndefined();
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  test.each(FAILURES)('is %s %s, and is fetched again next time', async (code, _, failing) => {
    const fetcher = jest.fn<Promise<Response>, []>();
    fetcher.mockImplementationOnce(failing);
    fetcher.mockResolvedValueOnce(answer(path));
    const content = createContent(URL_OF_FIRST, { catalogue }, fetcher);
    await expect(content.learningPath()).rejects.toMatchObject({ code });
    await expect(content.learningPath()).resolves.toEqual(path);
    expect(cachesOf(fetcher)).toEqual([undefined, 'reload']);
  });
});
