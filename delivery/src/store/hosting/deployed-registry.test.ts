import { generateKeyPairSync } from 'node:crypto';
import { PlainError } from '../../plain-error';
import { fingerprintOf } from '../../signing/registry-keys';
import { signRegistry } from '../../signing/sign-registry';
import { deployedRegistry } from './deployed-registry';

const ORIGIN = 'https://learn.example';
const aKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
const key = aKey();
const KEYS = [fingerprintOf(key)];
const signed = signRegistry({ sequence: 7, remotes: [] }, key);
const reads = (answer: () => Promise<string>) => deployedRegistry(ORIGIN, KEYS, undefined, answer);

test('is what the deployed file says', async () => {
  const read = jest.fn(async () => signed);
  expect(await reads(read)).toMatchObject({ sequence: 7, remotes: [] });
  expect(read).toHaveBeenCalledWith('https://learn.example/registry.json');
});

test('is what the operator says, without asking', async () => {
  const read = jest.fn();
  expect(await deployedRegistry(ORIGIN, KEYS, '12', read)).toEqual({ sequence: 12 });
  expect(await deployedRegistry(ORIGIN, KEYS, '0', read)).toEqual({ sequence: 0 });
  expect(read).not.toHaveBeenCalled();
});

const says = (text: string) => () => reads(async () => text);

test.each([
  ['does not answer', () => reads(() => Promise.reject(new Error('fetch failed'))), 'fetch failed'],
  ['is not signed', says('{"sequence":7}'), '(unsigned)'],
  ['was changed', says(signed.replace('7', '8')), '(wrong-signature)'],
  ['is signed by another key', says(signRegistry({ sequence: 7 }, aKey())), '(unknown-key)'],
  ['has no number', says(signRegistry({ schemaVersion: 1 }, key)), '(malformed)'],
  ['has too large a number', says(signRegistry({ sequence: 1e300 }, key)), '(malformed)'],
  ['is no JSON', says('<!doctype html>'), '(unsigned)'],
  ['is said wrongly', () => deployedRegistry(ORIGIN, KEYS, 'twelve'), 'REGISTRY_AFTER is "twelve"'],
])('says how to go on where it %s', async (_, read, why) => {
  const refused = read();
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.toThrow('Say the last one');
});
