import { dropUnusedPageStyles, takePageStyle } from './screen-sheets';

const HOME = 'http://r.example/home.css';
const MORE = 'http://r.example/more.css';

function page(...hrefs: string[]): void {
  document.head.innerHTML =
    '<style data-href="/shell.css"></style>' +
    hrefs.map((href) => `<style data-href="${href}" data-of-screen></style>`).join('');
}
const styles = () =>
  [...document.querySelectorAll('style')].map((style) => style.getAttribute('data-href'));

describe("the page's style sheets", () => {
  test('are not used by a screen with other sheets', () => {
    page(HOME);
    expect(takePageStyle(MORE)).toBeUndefined();
    expect(takePageStyle('/shell.css')).toBeUndefined();
  });

  test('are used by the screen that declares them', () => {
    page(HOME, MORE);
    expect(takePageStyle(MORE)?.dataset.href).toBe(MORE);
  });

  test('are removed when another build with its own style sheets replaces the page', () => {
    page(HOME);
    dropUnusedPageStyles();
    expect(styles()).toEqual(['/shell.css']);
  });

  test('stay while a screen uses them', () => {
    page(HOME);
    takePageStyle(HOME);
    dropUnusedPageStyles();
    expect(styles()).toEqual(['/shell.css', HOME]);
  });
});
