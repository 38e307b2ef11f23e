import { pageStyle, stylePolicy } from './page-style';

const sheet = (text: string, isOfScreen = true) => ({
  href: '/assets/home.css',
  text,
  isOfScreen,
});

describe('pageStyle', () => {
  test.each(['url("data:image/png;base64,x")', "url('https://x.example/a')"])(
    'takes %s, which is the same from everywhere',
    (address) => {
      expect(pageStyle(sheet(`a{background:${address}}`)).text).toContain(address);
    },
  );

  test("takes an address from the root in the shell's own, which lies where the page does", () => {
    const text = 'a{background:url(/assets/font.woff2)}';
    expect(pageStyle(sheet(text, false)).text).toBe(text);
    expect(() => pageStyle(sheet(text))).toThrow('"url(/assets/font.woff2)" cannot be in a page');
  });

  test.each([
    'image-set("a.png")',
    'url(picture.png)',
    'url("../picture.png")',
    '@import "other.css"',
    '</STYLE>',
  ])('refuses %s, which would mean something else in a page', (wrong) => {
    expect(() => pageStyle(sheet(`a{background:${wrong}}`))).toThrow(/^\/assets\/home\.css: /);
  });
});

test('the policy of a page allows no inline style but its own, by their hashes', () => {
  expect(stylePolicy([sheet('a{}')])).toBe(
    "style-src * 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
  expect(stylePolicy([])).not.toContain('sha256');
});
