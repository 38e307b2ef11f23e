import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error';
import { BUILT_PACKAGES } from '../build/packages';
import type { Entry } from './entry';
import { shippingFolder } from './releases';
import { disabled, enabled, rolledBack } from './changes';
import { present } from './testing/present';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';
import { readLog } from './verify-log';

const world = useShippingWorld();
const { where, archived, ship, start, publish, canary, registry, liveBuild, verified } = world;
const stored = (name: string, file: string) =>
  join(shippingFolder(where()), 'archive', name, FIRST, file);
const change = (action: Entry['action'], choose: Parameters<typeof ship>[0]['choose']) =>
  ship({ action, remote: 'mf-live', choose });
const disable = () => change('disable', (now) => disabled(present(now), 'mf-live'));
const enable = () => change('enable', (now) => enabled(present(now), 'mf-live'));
const rollBack = () =>
  change('rollback', (now) => rolledBack(present(now), 'mf-live', readLog(where())));
/** The stored first build of mf-live is for another contract, as if the shell had changed. */
const misfit = () => {
  const file = stored('mf-live', 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, contract: '^99.0.0' }));
};
const isOff = (name: string) =>
  registry().remotes.find((remote) => remote.name === name)?.isSwitchedOff === true;

test.each(['mf-live', 'mf-auth', 'shell'])(
  '[CMD-registry] switches a remote off and on where the archive lacks the list of files of %s',
  async (name) => {
    await start();
    rmSync(stored(name, 'files.json'));
    await disable();
    expect(isOff('mf-live')).toBe(true);
    await enable();
    expect(isOff('mf-live')).toBe(false);
  },
);

test('ships a remote where the archive lacks the list of files of another one', async () => {
  await start();
  rmSync(stored('mf-auth', 'files.json'));
  await publish('mf-live', SECOND);
  expect(liveBuild('mf-live')).toBe(SECOND);
});

test('names the list of files that is missing where its build is wanted', async () => {
  await start();
  await publish('mf-live', SECOND);
  rmSync(stored('mf-live', 'files.json'));
  const refused = rollBack();
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(`no files.json of build ${FIRST} of mf-live; nothing`);
});

test('a remote that was never released keeps no other one from being changed, and is published', async () => {
  await ship({
    action: 'start',
    choose: () => ({
      builds: Object.fromEntries(
        BUILT_PACKAGES.filter((name) => name !== 'mf-auth').map((name) => [
          name,
          archived(name, FIRST),
        ]),
      ),
      switchedOff: [],
      canaries: {},
      catalogueFile: 'catalogue.1.json',
    }),
  });
  await disable();
  expect(isOff('mf-live')).toBe(true);
  await enable();
  await publish('mf-live', SECOND);
  expect(liveBuild('mf-auth')).toBeUndefined();
  await publish('mf-auth', FIRST);
  expect(liveBuild('mf-auth')).toBe(FIRST);
  expect(await verified()).toBe(5);
});

test('[CMD-registry] ends a canary beside a stable build that does not fit, and goes back to none that does not', async () => {
  await start();
  await canary('mf-live', SECOND, 5);
  misfit();
  await rollBack();
  expect(registry().remotes.filter(({ canary: ofRemote }) => ofRemote)).toEqual([]);
  expect(liveBuild('mf-live')).toBe(FIRST);
  await publish('mf-live', SECOND);
  await expect(rollBack()).rejects.toThrow('mf-live was built for contract ^99.0.0');
  expect(liveBuild('mf-live')).toBe(SECOND);
});
