import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { LegalDocument, type LegalText } from './LegalDocument';

const text: LegalText = {
  title: 'House rules',
  intro: 'How we live together.',
  lastUpdated: '2026-03-01',
  sections: [
    { id: 'quiet', title: 'Quiet', body: <p>After ten.</p> },
    { id: 'laundry', title: 'Laundry', body: <p>On Tuesdays.</p> },
  ],
};
const HouseRules = () => <LegalDocument text={text} />;

afterEach(() => {
  window.location.hash = '';
});

test('lists its sections in their order, each linked to its numbered heading', () => {
  renderScreen(HouseRules);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Quiet', '#quiet'],
    ['Laundry', '#laundry'],
  ]);
  expect(screen.getByRole('heading', { name: '1. Quiet' })).toHaveAttribute('id', 'quiet');
  expect(screen.getByRole('region', { name: '2. Laundry' })).toHaveTextContent('On Tuesdays.');
});

test('shows the day of the last change, the same in every time zone', () => {
  renderScreen(HouseRules);
  expect(screen.getByText('1 March 2026')).toHaveAttribute('datetime', '2026-03-01');
});

describe('opened with a section in its address', () => {
  const scrolledTo = () => {
    const spy = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    return () => spy.mock.contexts.map((element) => (element as HTMLElement).id);
  };

  test('brings that section into view', () => {
    const ids = scrolledTo();
    window.location.hash = '#laundry';
    renderScreen(HouseRules);
    expect(new Set(ids())).toEqual(new Set(['laundry']));
  });

  test.each(['', '#attic', '#%E0%A4%A'])('stays at the top for %j, which names none', (hash) => {
    const ids = scrolledTo();
    window.location.hash = hash;
    renderScreen(HouseRules);
    expect(ids()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
