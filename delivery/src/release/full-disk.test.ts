import fs, { readdirSync } from 'node:fs';
import { PlainError } from '../plain-error';
import { shippingFolder } from './releases';
import { tellFullDisk } from './full-disk';
import type { ReleaseStep } from './release';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';

afterEach(() => jest.restoreAllMocks());

const { where, archived, start, publish, registry, sites } = useShippingWorld();
const full = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};
const drafts = () =>
  [shippingFolder(where()), sites()]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((name) => name.includes('draft'));

test.each<ReleaseStep>(['files', 'draft', 'pages', 'entry'])(
  'a disk that is full after the step "%s" changes nothing and leaves nothing',
  async (step) => {
    await start();
    const before = registry();
    const onStep = (done: ReleaseStep) => {
      if (done === step) full();
    };
    await expect(publish('mf-live', SECOND, { onStep })).rejects.toThrow(/^The disk is full;/);
    expect(registry()).toEqual(before);
    expect(drafts()).toEqual([]);
  },
);

test.each(['copyFileSync', 'cpSync', 'writeFileSync'] as const)(
  'a disk that is full in %s leaves no half file',
  async (name) => {
    await start();
    if (name === 'copyFileSync') archived('mf-live', SECOND);
    const write = fs.writeFileSync;
    jest.spyOn(fs, name).mockImplementationOnce((...args: readonly unknown[]) => {
      // Leaves a half file.
      if (name === 'copyFileSync') write(String(args[1]), '');
      return full();
    });
    await expect(tellFullDisk(() => publish('mf-live', SECOND))).rejects.toThrow(
      new PlainError('The disk is full; nothing has changed. Free some space, then try again.'),
    );
    expect(drafts()).toEqual([]);
    expect(registry().remotes.find((remote) => remote.name === 'mf-live')?.manifest.build).toBe(
      FIRST,
    );
  },
);

test('a child process with a full disk counts too, and another failure does not', async () => {
  const failed = (message: string) => tellFullDisk(() => Promise.reject(new PlainError(message)));
  await expect(failed('build ended with 1:\nError: ENOSPC: no space left')).rejects.toThrow(
    /^The disk is full;/,
  );
  await expect(failed('build ended with 1')).rejects.toThrow('build ended with 1');
});
