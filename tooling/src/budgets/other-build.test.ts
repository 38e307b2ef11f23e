import { otherBuild } from './other-build';

const D = 'a'.repeat(63);

test('another build has the same names, and another hash and digest everywhere', () => {
  const manifest = {
    build: 'cf93fa29',
    container: 'mf_lessons_cf93fa29',
    entry: { file: 'remoteEntry.37cd09cc.js', integrity: `sha384-${D}+` },
    screens: {
      home: { scripts: [{ file: 'assets/home.cd80c42a.js', integrity: `sha384-${D}/` }] },
    },
  };
  const text = JSON.stringify(manifest);
  const other = otherBuild(text);
  const { build } = JSON.parse(other) as typeof manifest;
  expect(build).toMatch(/^[0-9a-f]{8}$/);
  expect(other).toContain(`"mf_lessons_${build}"`);
  for (const old of ['cf93fa29', '37cd09cc', 'cd80c42a', D]) expect(other).not.toContain(old);
  const shape = (of: string) =>
    of
      .replace(/sha384-[\w+/]{64}/g, 'DIGEST')
      .replace(/[0-9a-f]{8}(?=["._])|(?<=_)[0-9a-f]{8}/g, 'H');
  expect(shape(other)).toBe(shape(text));
});
