import { createJudgementAnswerer } from './answer-judgement';
import type { Judgement } from './judgements';

const SIGNED = { registry: '{"sequence":13}', basis: 'of 12' };
const CACHED = {
  'Cache-Control': 'public, max-age=0, s-maxage=10',
  'Content-Type': 'application/json; charset=utf-8',
};

let time = 0;
let read: jest.Mock<Promise<Judgement | undefined>>;
let answer: ReturnType<typeof createJudgementAnswerer>;
beforeEach(() => {
  time = 1_000_000;
  read = jest.fn(async (): Promise<Judgement | undefined> => SIGNED);
  answer = createJudgementAnswerer(read, () => time);
});

test.each(['GET', 'HEAD'])('%s gets the text that the judge has signed', async (method) => {
  expect(await answer(method)).toEqual({ status: 200, text: SIGNED.registry, headers: CACHED });
});

test('without a judgement the answer is empty, and caches store it, too', async () => {
  read.mockResolvedValue(undefined);
  expect(await answer('GET')).toEqual({ status: 204, text: '', headers: CACHED });
});

test('another method is refused without a read', async () => {
  expect(await answer('POST')).toEqual({
    status: 405,
    text: '',
    headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  });
  expect(read).not.toHaveBeenCalled();
});

test('many requests cost one read in ten seconds', async () => {
  await Promise.all(Array.from({ length: 50 }, () => answer('GET')));
  time += 9_999;
  await answer('GET');
  expect(read).toHaveBeenCalledTimes(1);
  time += 1;
  read.mockResolvedValue(undefined);
  expect((await answer('GET')).status).toBe(204);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed read is not cached', async () => {
  read.mockRejectedValueOnce(new Error('it is away'));
  await expect(answer('GET')).rejects.toThrow('it is away');
  expect((await answer('GET')).status).toBe(200);
});
