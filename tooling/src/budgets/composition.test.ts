import { describeWhole } from './composition';

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
