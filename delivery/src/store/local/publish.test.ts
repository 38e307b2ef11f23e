import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../../addresses';
import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { hostingFolder } from '../../paths';
import { disabled } from '../../release/changes';
import { choiceOf } from '../../release/composition';
import { frozen } from '../../release/freeze';
import { release } from '../../release/release';
import { lastEntry } from '../../release/releases';
import { present } from '../../release/testing/present';
import { FIRST, SECOND, useShippingWorld } from '../../release/testing/shipping-world';
import { localRelease, publishLocalSite } from './publish';

const FREEZE = { by: 'Peter', reason: 'Exams' };
const world = useShippingWorld();

test('a save beside stored builds leaves off what is off, and frozen what is frozen', async () => {
  const there = { ...addresses(0), ...world.where() };
  const catalogueFile = 'catalogue.1.json';
  const site = hostingFolder(there, 'shell');
  cpSync(join(world.sites(), 'shell', catalogueFile), join(site, catalogueFile));
  for (const name of BUILT_PACKAGES) world.archived(name, FIRST);
  const composition = Object.fromEntries(BUILT_PACKAGES.map((name) => [name, FIRST]));
  const publish = (action: 'start' | 'publish', build: string) =>
    publishLocalSite(there, catalogueFile, () => undefined, {
      action,
      reason: 'A file was changed',
      stored: choiceOf(composition),
      own: ['mf-auth'],
      buildOf: (name: BuiltPackage) => world.buildOf(name, build),
    });
  const off = {
    ...localRelease(there),
    action: 'disable',
    reason: 'Exams',
    choose: (now) => frozen(disabled(present(now), 'mf-live'), ['mf-lessons'], FREEZE),
  } as const satisfies Parameters<typeof release>[0];
  await publish('start', FIRST);
  await release(off);
  await publish('publish', SECOND);
  expect(lastEntry(world.where())?.entry).toMatchObject({
    builds: { ...composition, 'mf-auth': SECOND },
    switchedOff: ['mf-live'],
    frozen: { 'mf-lessons': FREEZE },
  });
  await publish('start', SECOND);
  expect(lastEntry(world.where())?.entry).toMatchObject({ switchedOff: [], frozen: {} });
});
