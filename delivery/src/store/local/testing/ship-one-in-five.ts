import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'valibot';
import { RemoteManifestSchema } from 'shared-contracts';
import { addresses as addressesAt } from '../../../addresses';
import { localRelease } from '../publish';
import { lastEntry } from '../../../release/releases';
import { archive, archivedBuild } from '../../../release/archive';
import { canaried } from '../../../release/changes';
import { release } from '../../../release/release';
import { present } from '../../../release/testing/present';

/** So small that no browser has it but those of testers: other tests go on beside this one. */
const SHARE = 0.0001;
const REMOTE = 'mf-live';

/** Throws in every fifth browser, by the text that its buckets are made of. */
const THROWING =
  "if (Math.floor(Number(localStorage.getItem('canary-seed')) * 1000) % 5 === 0) throw new Error('one in five');\n";

// Ships it into the running product, and prints its name and that of the stable build.
const where = addressesAt();
const stable = lastEntry(where)?.entry.builds[REMOTE] ?? '';
const build = createHash('sha256').update(`${Date.now()}`).digest('hex').slice(0, 8);
const dist = mkdtempSync(join(tmpdir(), 'one-in-five-'));
try {
  cpSync(archivedBuild(where, REMOTE, stable), dist, { recursive: true });
  rmSync(join(dist, 'files.json'));
  const manifest = parse(
    RemoteManifestSchema,
    JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')),
  );
  const file = `remoteEntry.${build}.js`;
  const entry = THROWING + readFileSync(join(dist, manifest.entry.file), 'utf8');
  writeFileSync(join(dist, file), entry);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  writeFileSync(
    join(dist, 'remote.json'),
    JSON.stringify({ ...manifest, build, entry: { file, integrity } }),
  );
  archive(where, REMOTE, dist);
  await release({
    ...localRelease(where),
    action: 'canary',
    remote: REMOTE,
    reason: 'It throws for one learner in five',
    choose: (now) => canaried(present(now), REMOTE, build, SHARE),
  });
  console.log(JSON.stringify({ build, stable }));
} finally {
  rmSync(dist, { recursive: true, force: true });
}
