import { pageStyle, stylePolicy } from './page-style';

const sheet = (text: string) => ({ href: '/assets/home.css', text, isOfScreen: true });

describe('pageStyle', () => {
  it.each([
    'url(/assets/font.woff2)',
    'url("data:image/png;base64,x")',
    "url('https://x.example/a')",
  ])('takes %s, which is the same from everywhere', (address) => {
    expect(pageStyle(sheet(`a{background:${address}}`)).text).toContain(address);
  });

  it.each(['url(picture.png)', 'url("../picture.png")', '@import "other.css"', '</STYLE>'])(
    'refuses %s, which would mean something else in a page',
    (wrong) => {
      expect(() => pageStyle(sheet(`a{background:${wrong}}`))).toThrow(/^\/assets\/home\.css: /);
    },
  );
});

test('the policy of a page allows no inline style but its own, by their hashes', () => {
  expect(stylePolicy([sheet('a{}')])).toBe(
    "style-src * 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
  expect(stylePolicy([])).not.toContain('sha256');
});
