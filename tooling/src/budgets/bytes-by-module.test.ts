import { bytesByModule, moduleName, sumOf } from './bytes-by-module';

const mapWith = (sources: readonly string[], mappings: string) =>
  JSON.stringify({ version: 3, file: 'x.js', names: [], sourceRoot: '', sources, mappings });

const sources = [
  'webpack://mf_live_1/./src/a.ts',
  'webpack://mf_live_1/../node_modules/library/one.js',
  'webpack://mf_live_1/../node_modules/library/two.js',
];

describe('bytesByModule', () => {
  test('gives every character to its module, and those of a library to the library', () => {
    // Columns 0, 4 and 9: a.ts, one.js, two.js; line 1: a.ts again.
    const map = mapWith(sources, 'AAAA,ICAA,KCAA;AFAA');
    expect(bytesByModule('aaaa11111222\naa', map, 'mf-live')).toEqual({
      'mf-live/src/a.ts': 4 + 2,
      // The line break counts for the module before it.
      library: 5 + 4,
    });
  });

  test('counts bytes, not signs', () => {
    const text = 'ü😀b';
    // Columns count UTF-16 units: ü is 1, the emoji 2.
    const bytes = bytesByModule(text, mapWith(sources, 'AAAA,GCAA'), 'mf-live');
    expect(bytes).toEqual({ 'mf-live/src/a.ts': 6, library: 1 });
  });

  test('loses nothing that has no source', () => {
    const text = '(()=>{aaaa})()aa';
    // From column 6 on a.ts, from 10 on no source, from 14 on a.ts again.
    const bytes = bytesByModule(text, mapWith(sources, 'MAAA,I,IAAA'), 'mf-live');
    expect(bytes).toEqual({ 'without a source': 6 + 4, 'mf-live/src/a.ts': 4 + 2 });
  });
});

test('sumOf adds up what has the same name', () => {
  expect(sumOf([{ a: 1, b: 2 }, {}, { b: 3 }])).toEqual({ a: 1, b: 5 });
});

test.each([
  ['webpack://mf_live_0a1b2c3d/./src/start.ts', 'mf-live/src/start.ts'],
  ['webpack://mf_live_0a1b2c3d/./src/page.module.css?68f4', 'mf-live/src/page.module.css'],
  ['webpack://mf_live_0a1b2c3d/../kit/src/card/Card.tsx', 'kit/src/card/Card.tsx'],
  ['webpack://shell/../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://shell/../node_modules/@firebase/auth/dist/index.js', '@firebase/auth'],
  ['webpack://shell/../node_modules/a/node_modules/@b/c/index.js', '@b/c'],
  ['webpack://shell/webpack/runtime/load script', 'webpack'],
  ['webpack://mf_live_0a1b2c3d/data:text/javascript;charset=utf-8;base64,aW1wb3J0', 'webpack'],
  ['webpack://mf_live_0a1b2c3d/external global "_FEDERATION_RUNTIME_CORE"', 'webpack'],
])('%s is %s', (source, name) => {
  expect(moduleName(source, 'mf-live')).toBe(name);
});
