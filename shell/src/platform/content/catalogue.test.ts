import { aCatalogue } from 'shared-contracts/testing';
import { createCatalogue } from './catalogue';

const answer = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response;

describe('createCatalogue', () => {
  it('is fetched once and shared', async () => {
    const catalogue = aCatalogue(3);
    const fetcher = jest.fn(async () => answer(catalogue));
    const load = createCatalogue('/catalogue.1.json', fetcher);
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toEqual(catalogue);
    expect(second).toBe(first);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['unavailable', 'without network', () => Promise.reject(new Error('offline'))],
    ['unavailable', 'when it is missing', async () => answer(null, false)],
    ['internal', 'when it is malformed', async () => answer({ lessons: 'all' })],
  ])('is %s %s, and is fetched again next time', async (code, _, failing) => {
    const fetcher = jest.fn<Promise<Response>, []>();
    fetcher.mockImplementationOnce(failing as () => Promise<Response>);
    fetcher.mockResolvedValueOnce(answer(aCatalogue(1)));
    const load = createCatalogue('/catalogue.1.json', fetcher);
    await expect(load()).rejects.toMatchObject({ code });
    await expect(load()).resolves.toEqual(aCatalogue(1));
  });
});
