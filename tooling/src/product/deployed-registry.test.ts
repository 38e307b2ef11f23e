import { PlainError } from '../processes/plain-error';
import { deployedRegistry } from './deployed-registry';

const ORIGIN = 'https://learn.example';
const reads = (answer: () => Promise<unknown>) => deployedRegistry(ORIGIN, undefined, answer);

test('is what the deployed file says', async () => {
  const read = jest.fn(async () => ({ sequence: 7, remotes: [] }));
  expect(await reads(read)).toEqual({ sequence: 7, remotes: [] });
  expect(read).toHaveBeenCalledWith('https://learn.example/registry.json');
});

test('is what the operator says, without asking', async () => {
  const read = jest.fn();
  expect(await deployedRegistry(ORIGIN, '12', read)).toEqual({ sequence: 12 });
  expect(await deployedRegistry(ORIGIN, '0', read)).toEqual({ sequence: 0 });
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['does not answer', () => reads(() => Promise.reject(new Error('fetch failed'))), 'fetch failed'],
  ['has no number', () => reads(async () => ({ schemaVersion: 1 })), 'names no number'],
  ['is no object', () => reads(async () => null), 'names no number'],
  ['is said wrongly', () => deployedRegistry(ORIGIN, 'twelve'), 'REGISTRY_AFTER is "twelve"'],
])('says how to go on where it %s', async (_, read, why) => {
  const refused = read();
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.toThrow('Say the last one');
});
