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
  test('are no concern of a screen that has others', () => {
    page(HOME);
    expect(takePageStyle(MORE)).toBeUndefined();
    expect(takePageStyle('/shell.css')).toBeUndefined();
  });

  test('are handed to the screen that has them', () => {
    page(HOME, MORE);
    expect(takePageStyle(MORE)?.dataset.href).toBe(MORE);
  });

  test('go when another build with style sheets of its own has taken the place', () => {
    page(HOME);
    dropUnusedPageStyles();
    expect(styles()).toEqual(['/shell.css']);
  });

  test('stay while a screen uses them, whatever else is mounted', () => {
    page(HOME);
    takePageStyle(HOME);
    dropUnusedPageStyles();
    expect(styles()).toEqual(['/shell.css', HOME]);
  });
});
