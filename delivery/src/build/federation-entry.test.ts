import { withoutAbsolutePaths } from './federation-entry';

const asRequest = (code: string) =>
  `data:text/javascript;charset=utf-8;base64,${Buffer.from(code).toString('base64')}`;

const codeIn = (request: string) =>
  Buffer.from(request.replace(/^.*base64,/, ''), 'base64').toString();

const START_UP = '/node_modules/@module-federation/webpack-bundler-runtime/dist/bundler.js';

test.each(['/a', '/a/much/longer/place'])(
  'starts the runtime by a path from its package, wherever %s is',
  (root) => {
    const request = asRequest(`import federation from '${root}${START_UP}';\nstart('/home');`);
    expect(codeIn(withoutAbsolutePaths(request, `${root}/mf-live`))).toBe(
      `import federation from './..${START_UP}';\nstart('/home');`,
    );
  },
);
