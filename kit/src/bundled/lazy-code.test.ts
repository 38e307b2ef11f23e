import { lazyCode } from './lazy-code';

test('after a bad file, each retry bypasses the cache, and fails until the code arrives', async () => {
  const fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch });
  const request = 'https://r.example/assets/room.1.js';
  const fetchCode = jest.fn<Promise<string>, []>();
  const noCode = Object.assign(new Error('Loading chunk room failed.'), { request });
  fetchCode.mockRejectedValueOnce(noCode).mockRejectedValueOnce(noCode).mockResolvedValue('code');
  const code = lazyCode(fetchCode);
  code.load();
  await new Promise(process.nextTick);
  expect(fetch).not.toHaveBeenCalled();
  code.load();
  await new Promise(process.nextTick);
  expect(code.state$.value.status).toBe('failure');
  code.load();
  await new Promise(process.nextTick);
  expect(code.state$.value).toEqual({ status: 'success', value: 'code' });
  expect(fetch.mock.calls).toEqual([
    [request, { cache: 'reload' }],
    [request, { cache: 'reload' }],
  ]);
});

test('fetches the code once, and again only after a failure', async () => {
  const fetchCode = jest.fn<Promise<string>, []>();
  fetchCode.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const code = lazyCode(fetchCode);
  expect(code.state$.value.status).toBe('idle');
  code.load();
  code.load();
  expect(code.state$.value.status).toBe('loading');
  await new Promise(process.nextTick);
  expect(code.state$.value.status).toBe('failure');
  code.load();
  await new Promise(process.nextTick);
  code.load();
  expect(code.state$.value).toEqual({ status: 'success', value: 'code' });
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
