import { comeBack, rememberPlace } from './same-place';

function aTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const scrollTo = jest.fn();
  const view = (href: string, scrollY = 0) =>
    ({ location: { href }, scrollY, scrollTo }) as unknown as Window;
  return { storage, scrollTo, view };
}
const at = 'https://learn.example/videos/a?t=1';
const now = (work: () => void) => work();

test('restores the scroll position after a reload, once', () => {
  const { storage, scrollTo, view } = aTab();
  rememberPlace(storage, view(at, 740));
  comeBack(storage, now, view(at));
  expect(scrollTo.mock.calls).toEqual([[0, 740]]);
  comeBack(storage, now, view(at));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['on another page', 'https://learn.example/home', 0],
  ['where the browser or the learner has scrolled', at, 300],
])('not %s', (_, href, scrollY) => {
  const { storage, scrollTo, view } = aTab();
  rememberPlace(storage, view(at, 740));
  comeBack(storage, now, view(href, scrollY));
  expect(scrollTo).not.toHaveBeenCalled();
});
