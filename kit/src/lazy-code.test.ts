import { lazyCode } from './lazy-code';

test('is fetched once, and again only after a failure', async () => {
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
