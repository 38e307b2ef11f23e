import { moduleName } from './module-name';

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
