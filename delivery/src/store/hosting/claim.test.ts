import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { PlainError } from '../../plain-error';
import { requireNumber } from './claim';

const NOW = new Date('2026-11-28T12:00:00Z');
const registry = { sequence: 13, remotes: [], shell: '0a1b2c3d', by: 'Heidi' };
const claim = (hold: Parameters<typeof requireNumber>[2], change: object = {}) =>
  requireNumber({ ...registry, ...change } as unknown as SignedRegistry, NOW, hold);

test('a number is claimed for its builds, also again by somebody else', async () => {
  const hold = jest.fn(async (one: Parameters<Parameters<typeof requireNumber>[2]>[0]) => one);
  await claim(hold);
  const [[first] = []] = hold.mock.calls;
  expect(first).toMatchObject({ number: 13, by: 'Heidi', at: NOW.toISOString() });
  await claim(async (one) => ({ ...one, by: 'Peter', at: 'before' }));
  // Other builds are another decision.
  await claim(hold, { shell: '1b2c3d4e' });
  expect(hold.mock.calls[1]?.[0].decision).not.toBe(first?.decision);
});

test.each<[string, Parameters<typeof requireNumber>[2], RegExp]>([
  [
    'it is claimed for other builds',
    async (one) => ({ ...one, by: 'Peter', decision: 'other builds' }),
    /^Peter has claimed number 13 of the registry for other builds at .+; nothing has been signed\. .+REGISTRY_AFTER=13\.$/,
  ],
  [
    'it cannot be claimed',
    () => Promise.reject(new Error('no credentials')),
    /^Number 13 of the registry cannot be claimed \(no credentials\); .+REGISTRY_CLAIM=none\.$/,
  ],
])('where %s, it says how to go on', async (_, hold, said) => {
  const refused = claim(hold);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(said);
});
