import { requestPath } from './request-path';

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
