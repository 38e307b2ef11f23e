import { within } from './deadline';

const never = new Promise<never>(() => undefined);

test('hands on what comes in time', async () => {
  await expect(within(Promise.resolve(7), 1000, () => '')).resolves.toBe(7);
  await expect(within(Promise.reject(new Error('no')), 1000, () => '')).rejects.toThrow('no');
});

test('says what did not happen', async () => {
  const late = within(never, 10, () => 'the page shows nothing');
  await expect(late).rejects.toThrow('Waited 0.01 s in vain: the page shows nothing');
});
