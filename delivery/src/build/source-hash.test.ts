import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from './source-hash';

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-hash-'));
  mkdirSync(join(folder, 'dist'));
  write('a.ts', 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('sourceHash', () => {
  test('is the same for the same sources', () => {
    expect(sourceHash([folder])).toMatch(/^[0-9a-f]{8}$/);
    expect(sourceHash([folder])).toBe(sourceHash([folder]));
  });

  test.each([
    ['a change', () => write('a.ts', 'b')],
    ['a new file', () => write('b.ts', '')],
    ['a file that was renamed', () => (rmSync(join(folder, 'a.ts')), write('c.ts', 'a'))],
  ])('changes with %s', (_, change) => {
    const before = sourceHash([folder]);
    change();
    expect(sourceHash([folder])).not.toBe(before);
  });

  test('changes with the text that counts too', () => {
    expect(sourceHash([folder], [], 'a')).not.toBe(sourceHash([folder], [], 'b'));
  });

  test.each(['a.test.ts', 'dist/a.js'])('does not look at %s', (file) => {
    const before = sourceHash([folder]);
    write(file, 'x');
    expect(sourceHash([folder])).toBe(before);
  });
});
