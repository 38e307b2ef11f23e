import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConformancePage, type PageState } from './ConformancePage';
import { right, wrong } from './result';

const RESULTS = [
  right('STOP_LOADING', 'It came.', { ms: 340 }),
  wrong('token', 'There is none. Set a random text.'),
];

/** The page as a person reads it, without clicks. */
function pageIn(state: Partial<PageState>): HTMLElement {
  const all = { results: [], instruction: null, isRunning: false, isDone: false, ...state };
  const noop = () => undefined;
  const html = renderToStaticMarkup(<ConformancePage state={all} onRun={noop} onSkip={noop} />);
  return new JSDOM(html).window.document.body;
}
const textsOf = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('shows of each check what was seen, how long it took and how to mend it', () => {
  const page = pageIn({ results: RESULTS, isDone: true });
  const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['STOP_LOADING', 'Right', '0.3 s', 'It came.'],
    ['token', 'Wrong', '', 'There is none. Set a random text.'],
  ]);
  expect(textsOf(page, '[role=status]')).toEqual(['1 fault found.']);
  expect(textsOf(page, 'button')).toEqual(['Run again', 'Copy the results']);
});

test('tells what to do meanwhile, and lets it be skipped', () => {
  const page = pageIn({ isRunning: true, instruction: 'Buy, or cancel.' });
  expect(textsOf(page, '[role=status]')).toEqual(['Buy, or cancel.']);
  expect(textsOf(page, 'button')).toEqual(['Skip this one']);
});

test('says that an app without a fault has none', () => {
  const page = pageIn({ results: RESULTS.slice(0, 1), isDone: true });
  expect(textsOf(page, '[role=status]')).toEqual(['No faults found.']);
});
