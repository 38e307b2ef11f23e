import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from 'delivery/paths';
import { standInsOf } from './stand-ins';
import { MONOLITH_VARIANTS } from './variants';

const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    ([, name]) => name,
  );

const ofTheShell = MONOLITH_VARIANTS.flatMap(standInsOf);

describe('the stand-ins of a monolith', () => {
  test.each(ofTheShell.map((pair) => [basename(pair.original), pair] as const))(
    '%s: offers what the original offers',
    (_, { original, standIn }) => {
      expect(namesIn(original)).not.toEqual([]);
      expect(namesIn(standIn)).toEqual(namesIn(original));
    },
  );

  test('are all used', () => {
    const used = MONOLITH_VARIANTS.flatMap(standInsOf).map(({ standIn }) => basename(standIn));
    const folder = inRoot('bench', 'src', 'monolith', 'stand-ins');
    const present = readdirSync(folder).filter((file) => !file.includes('.test.'));
    expect(present.sort()).toEqual([...new Set(used)].sort());
  });

  test('m does at once what the product puts off: only what a stock app does while it starts', () => {
    const shell = inRoot('shell', 'src');
    const putOff = readdirSync(shell, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\bhost.when-idle\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(shell, file), 'utf8').matchAll(/whenIdle\(.*/g)])
      .map(([call]) => call);
    // Reading the registry again costs a monolith nothing (read-registry.ts), nor does prefetching
    // screens (ahead.ts). What the device remembers is written, not read. Fonts come after the
    // first screen in all of them, and a keyboard after fields. Nobody is configured there for the
    // support chat. It neither reports loads nor follows new versions (collect.ts,
    // follow-new-version.ts).
    expect(putOff.sort()).toEqual([
      // The likely screens, each in its turn.
      'whenIdle(',
      'whenIdle(() => openSession(platform));',
      'whenIdle(() => openSession(platform));',
      'whenIdle(() => {',
      'whenIdle(() => {',
      'whenIdle(() => {',
      'whenIdle(offer.look));',
      'whenIdle(readAgain);',
      'whenIdle(telemetry.open);',
    ]);
  });
});
