import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import pureCalls from './pure-calls-loader.mjs';

const SOURCE = `
var React = globalThis.React ?? { Component: class {}, forwardRef: (render) => ({ render }) };
var Context = "context";
var Form = React.forwardRef(
  (props, ref) => props
);
Form.displayName = "Form";
var Boundary = class extends React.Component {
  render() {
    return 1;
  }
};
Boundary.contextType = Context;
var kept = sideEffect("kept");
`;

const minified = (source, exported) =>
  transformSync(`${source}\nexport { ${exported} };`, {
    module: { type: 'es6' },
    jsc: { target: 'es2022', minify: { compress: { toplevel: true }, mangle: false } },
  }).code;

test('lets what is not used be left out, with all that belongs to it', () => {
  expect(minified(SOURCE, 'kept')).toMatch(
    /forwardRef\(.*displayName.*class extends.*contextType/s,
  );
  const left = minified(pureCalls(SOURCE), 'kept');
  expect(left).toMatch(/sideEffect\("kept"\)/);
  expect(left).not.toMatch(/forwardRef\(|displayName|class extends|contextType/);
});

test('keeps what is used as it was', () => {
  const left = minified(pureCalls(SOURCE), 'Form, Boundary');
  expect(left).toMatch(/forwardRef\(/);
  expect(left).toMatch(/class extends/);
  expect(left).toMatch(/contextType\s*=\s*"context"/);
});

test('recognises the components that the installed router makes', () => {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/development');
  const chunks = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));
  const source = chunks.map((name) => pureCalls(readFileSync(join(folder, name), 'utf8'))).join();
  const components = ['Link', 'NavLink', 'Form', 'MemoizedDataRoutes', 'RenderErrorBoundary'];
  const isMarked = (name) => source.includes(`var ${name} = /* @__PURE__ */ `);
  expect(components.filter((name) => !isMarked(name))).toEqual([]);
});
