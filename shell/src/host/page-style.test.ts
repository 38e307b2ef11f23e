import { dropUnusedPageStyle, takePageStyle } from './page-style';

const HOME = 'http://r.example/home.css';
const MORE = 'http://r.example/more.css';

function page(holds: string): HTMLLinkElement {
  document.head.innerHTML = `<link rel="stylesheet" href="/page.css" data-shell-style="/shell.css" data-holds="${holds}">`;
  return document.querySelector('link') as HTMLLinkElement;
}
const styles = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

describe("the page's style sheet", () => {
  it('is no concern of a screen that it does not hold', () => {
    page(HOME);
    expect(takePageStyle(MORE)).toBeUndefined();
    document.head.innerHTML = '';
    expect(takePageStyle(HOME)).toBeUndefined();
  });

  it("leaves the shell's own behind, and goes only once that is in force", () => {
    page(HOME);
    takePageStyle(HOME)?.();
    expect(styles()).toEqual(['/shell.css', '/page.css']);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(styles()).toEqual(['/shell.css']);
  });

  it('stays while a screen still uses a part of it', () => {
    page(`${HOME} ${MORE}`);
    const [home, more] = [takePageStyle(HOME), takePageStyle(MORE)];
    home?.();
    expect(styles()).toEqual(['/page.css']);
    expect(takePageStyle(HOME)).toBeUndefined();
    more?.();
    expect(styles()).toEqual(['/shell.css', '/page.css']);
  });

  it('goes when another build with style sheets of its own has taken the place', () => {
    page(HOME);
    dropUnusedPageStyle();
    expect(styles()).toEqual(['/shell.css', '/page.css']);
    expect(takePageStyle(HOME)).toBeUndefined();
  });

  it('stays while a screen uses it, whatever else is mounted', () => {
    page(HOME);
    takePageStyle(HOME);
    dropUnusedPageStyle();
    expect(styles()).toEqual(['/page.css']);
  });
});
