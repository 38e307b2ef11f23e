import { preloadOpening } from './preload-opening';

const URLS = ['https://media.example/s/t/m/master.m3u8', 'https://media.example/s/t/m/key'];

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

function support(what: 'MediaSource' | undefined): void {
  if (what) Object.defineProperty(globalThis, what, { value: class {}, configurable: true });
  else Reflect.deleteProperty(globalThis, 'MediaSource');
}

beforeEach(() => {
  support('MediaSource');
  document.head.replaceChildren();
});
afterAll(() => support(undefined));

it('asks for each file once, as the player will, and leaves nothing in the page', () => {
  preloadOpening(URLS);
  expect(links().map(({ href, as, crossOrigin }) => [href, as, crossOrigin])).toEqual(
    URLS.map((url) => [url, 'fetch', 'anonymous']),
  );
  const [first, second] = links();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('error'));
  expect(links()).toEqual([]);
});

it('asks for nothing where the server names nothing', () => {
  preloadOpening(undefined);
  expect(links()).toEqual([]);
});

it('asks for nothing where the browser plays HLS itself', () => {
  support(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  preloadOpening(URLS);
  expect(links()).toEqual([]);
});
