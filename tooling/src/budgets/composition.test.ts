import { describeWhole, heaviest } from './composition';

describe('heaviest', () => {
  test('names the heaviest first, and how many others there are', () => {
    expect(heaviest({ a: 5, b: 1_234, c: 7, d: 6 }, 2)).toEqual([
      '     1,234  b',
      '         7  c',
      '            and 2 more',
    ]);
  });

  test('names all where nothing else is wanted', () => {
    expect(heaviest({ a: 5, b: 6 })).toEqual(['         6  b', '         5  a']);
  });
});

test('describeWhole tells a file by its modules, and a page by its files, too', () => {
  const modules = () => ({ react: 20, 'shell/a.ts': 30 });
  expect(describeWhole('shell/shell.js', { bytes: 12, modules })).toBe(
    [
      'shell/shell.js: 12 bytes',
      '  modules, before compression:',
      '        30  shell/a.ts',
      '        20  react',
    ].join('\n'),
  );
  const files = { 'shell/shell.js': 12 };
  expect(describeWhole('x.html: scripts', { bytes: 12, files, modules })).toContain(
    'x.html: scripts: 12 bytes\n  files, as they travel:\n        12  shell/shell.js\n  modules',
  );
});
