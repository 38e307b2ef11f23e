import { joinStyles } from './page-style';

const sheet = (text: string) => ({ href: '/assets/home.css', text });

describe('joinStyles', () => {
  it('keeps the order, and names the file by its content', () => {
    const style = joinStyles([sheet('a{}'), sheet('b{}')]);
    expect(style.text).toBe('a{}\nb{}');
    expect(style.file).toMatch(/^assets\/page\.[0-9a-f]{8}\.css$/);
    expect(joinStyles([sheet('a{}'), sheet('b{}')]).file).toBe(style.file);
    expect(joinStyles([sheet('b{}'), sheet('a{}')]).file).not.toBe(style.file);
  });

  it.each([
    'url(/assets/font.woff2)',
    'url("data:image/png;base64,x")',
    "url('https://x.example/a')",
  ])('takes %s, which is the same from everywhere', (address) => {
    expect(() => joinStyles([sheet(`a{background:${address}}`)])).not.toThrow();
  });

  it.each(['url(picture.png)', 'url("../picture.png")', '@import "other.css"'])(
    'refuses %s, which would lead elsewhere from the joined file',
    (wrong) => {
      expect(() => joinStyles([sheet(`a{background:${wrong}}`)])).toThrow(/^\/assets\/home\.css: /);
    },
  );
});
