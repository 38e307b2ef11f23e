import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addresses } from 'delivery/addresses';
import { runFolder } from 'delivery/paths';
import { startingData } from './starting-data';

/** Addresses whose ports do not exist, so no running product can have them. */
const where = addresses(90_000 + process.pid);
const folder = runFolder(where.offset);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leave(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
}
const AUTH = 'data/auth/firebase-export-metadata.json';
const FIRESTORE = 'data/firestore/firestore.overall_export_metadata';

function find(source: 'seeds' | 'last run') {
  const lines: string[] = [];
  const data = startingData(where, source, (line) => lines.push(line));
  return { data, lines };
}

test('is what the last run left [CMD-start-seeds]', () => {
  leave(AUTH, FIRESTORE);
  expect(find('last run')).toEqual({
    data: { firestore: join(folder, FIRESTORE), auth: join(folder, 'data/auth') },
    lines: [],
  });
});

test('is the seeds when that is incomplete, says so, and keeps what there is', () => {
  leave(AUTH);
  const { data, lines } = find('last run');
  expect(data).toBeUndefined();
  expect(lines).toEqual([
    expect.stringMatching(
      /^The last run left no complete data; starting from the seeds\. What it left is now in \.run\//,
    ),
  ]);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  const [aside = ''] = readdirSync(folder);
  expect(lines[0]).toContain(aside);
  expect(readFileSync(join(folder, AUTH.replace('data', aside)), 'utf8')).toBe(AUTH);
});

test('is the seeds when there is nothing, and says so', () => {
  expect(find('last run')).toEqual({
    data: undefined,
    lines: ['The last run left no complete data; starting from the seeds.'],
  });
});

test('is the seeds, and nothing is kept, when nobody asked for it [CMD-start-seeds]', () => {
  leave(AUTH, FIRESTORE);
  expect(find('seeds')).toEqual({ data: undefined, lines: [] });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
