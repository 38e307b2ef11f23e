import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformSync } from '@swc/core';
import onlyParcels from './only-parcels-loader.mjs';

const require = createRequire(import.meta.url);
const PUBLISHED = readFileSync(
  require.resolve('single-spa/lib/es2015/esm/single-spa.min.js'),
  'utf8',
);
const PARCELS = /(\w+) as mountRootParcel/.exec(PUBLISHED)[1];

/** The code of single-spa that a bundler keeps for our only import. */
const minified = (source) =>
  transformSync(source.replace(/export\{[^}]*\};/, `export{${PARCELS} as mountRootParcel};`), {
    module: { type: 'es6' },
    jsc: { target: 'es2022', minify: { compress: { toplevel: true, passes: 3 } } },
    minify: true,
  }).code;

const ROUTING = ['singleSpaNavigate', 'pushState', 'addEventListener', 'urlRerouteOnly'];

test('keeps what mounts parcels, and leaves out what routes applications', () => {
  const code = minified(onlyParcels(PUBLISHED));
  expect(code).toContain('mountRootParcel');
  for (const name of ROUTING) expect(code).not.toContain(name);
  for (const name of ROUTING) expect(minified(PUBLISHED)).toContain(name);
});
