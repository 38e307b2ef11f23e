import { hostingFolder } from 'delivery/paths';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { REMOTE_NAMES } from 'delivery/addresses';
import { createFileStore } from 'tooling/hosting/stored-file';
import { keep, type BenchCase } from '../lab';

const ManifestSchema = v.object({ entry: v.object({ file: v.string() }) });

/** Measures each remoteEntry as it travels. */
export const sizes: BenchCase = {
  name: 'sizes',
  title: 'the size of each remoteEntry',
  isInQuick: true,
  async run(lab) {
    const read = createFileStore();
    for (const subject of REMOTE_NAMES) {
      const folder = hostingFolder(lab.addresses, subject);
      const text = readFileSync(join(folder, 'remote.json'), 'utf8');
      const { entry } = v.parse(ManifestSchema, JSON.parse(text));
      const { body } = read(join(folder, entry.file)).encoded('br');
      const key = { scenario: 'remote-entry', profile: 'fast', subject } as const;
      keep(lab, 0, key, { bytes: body.length });
    }
  },
};
