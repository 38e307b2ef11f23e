import type { HostingConfig } from './config';
import { requestPath, resolvePath } from './resolve-path';

describe('the path of a request', () => {
  test.each([
    ['/videos/am-see?x=1#top', '/videos/am-see'],
    ['/z%C3%BCri.html', '/züri.html'],
    ['//evil.example/x', '/evil.example/x'],
  ])('%s', (url, path) => {
    expect(requestPath(url)).toBe(path);
  });

  test.each([
    '/../secret',
    '/a/%2e%2e/%2e%2e/secret',
    '/..%2fsecret',
    '/%5c..%5csecret',
    '/a%00b',
    '/%',
    'x',
  ])('is refused: %s', (url) => {
    expect(requestPath(url)).toBeUndefined();
  });
});

const site = (config: Partial<HostingConfig> = {}): HostingConfig => ({
  target: 'shell',
  headers: [],
  redirects: [],
  rewrites: [],
  cleanUrls: false,
  trailingSlash: undefined,
  ...config,
});

const files =
  (...known: string[]) =>
  (path: string) =>
    known.includes(path);
const spa = [{ source: '!**/*.@(js|css)', destination: '/index.html' }];

describe('what a site answers', () => {
  it('is the file, even where a rewrite matches too', () => {
    const config = site({ rewrites: [{ source: '**', destination: '/index.html' }] });
    expect(resolvePath(config, '/a.js', files('/a.js', '/index.html'))).toEqual({
      kind: 'file',
      file: '/a.js',
    });
  });

  test.each(['/videos/am-see', '/videos/a.b'])('is the page of the deep link %s', (path) => {
    const answer = resolvePath(site({ rewrites: spa }), path, files('/index.html'));
    expect(answer).toEqual({ kind: 'file', file: '/index.html' });
  });

  it('is never a page in place of a hashed file that is gone', () => {
    const path = '/assets/main.1a2b3c4d.js';
    const answer = resolvePath(site({ rewrites: spa }), path, files('/index.html'));
    expect(answer).toEqual({ kind: 'missing' });
  });

  it('is missing when the rewrite leads nowhere', () => {
    expect(resolvePath(site({ rewrites: spa }), '/a', files())).toEqual({ kind: 'missing' });
  });

  it('is a function', () => {
    const rewrites = [{ source: '/s/**', function: { functionId: 'media' } }];
    expect(resolvePath(site({ rewrites }), '/s/a/key', files())).toEqual({
      kind: 'function',
      name: 'media',
    });
    expect(
      resolvePath(site({ rewrites: [{ source: '/f', function: 'f' }] }), '/f', files()),
    ).toEqual({ kind: 'function', name: 'f' });
  });

  it('is a redirect before anything else', () => {
    const redirects = [{ source: '/old', destination: '/new', type: 302 }];
    expect(resolvePath(site({ redirects }), '/old', files('/old'))).toEqual({
      kind: 'redirect',
      to: '/new',
      status: 302,
    });
  });

  test.each([
    [{}, '/', { kind: 'file', file: '/index.html' }],
    [{}, '/home', { kind: 'redirect', to: '/home/', status: 301 }],
    [{}, '/home/', { kind: 'file', file: '/home/index.html' }],
    [{ trailingSlash: false }, '/home', { kind: 'file', file: '/home/index.html' }],
    [{ trailingSlash: false }, '/home/', { kind: 'redirect', to: '/home', status: 301 }],
    [{ cleanUrls: true }, '/terms', { kind: 'file', file: '/terms.html' }],
    [{ cleanUrls: true }, '/terms.html', { kind: 'redirect', to: '/terms', status: 301 }],
    [{ cleanUrls: true }, '/index.html', { kind: 'redirect', to: '/', status: 301 }],
    [
      { cleanUrls: true, trailingSlash: true },
      '/terms',
      { kind: 'redirect', to: '/terms/', status: 301 },
    ],
  ])('with %j to %s', (config, path, expected) => {
    const isFile = files('/index.html', '/home/index.html', '/terms.html');
    expect(resolvePath(site(config), path, isFile)).toEqual(expected);
  });
});
