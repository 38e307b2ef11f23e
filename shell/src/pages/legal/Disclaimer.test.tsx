import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { Disclaimer } from './Disclaimer';

const section = (name: RegExp) => screen.getByRole('region', { name });

beforeEach(() => {
  renderScreen(Disclaimer);
});

test('says that there is no fixed spelling and which one is used', () => {
  expect(section(/without fixed spelling/i)).toHaveTextContent(/no official spelling/);
  expect(section(/without fixed spelling/i)).toHaveTextContent(/Dieth/);
});

test('marks dialect as dialect', () => {
  expect(screen.getByText('Ziit')).toHaveAttribute('lang', 'gsw');
});

test.each([
  [/sample content/i, /people, places of work and stories are invented/],
  [/no warranty/i, /cannot warrant/],
  [/no language certificate/i, /no proof of language skills/],
  [/links to other websites/i, /their operators are responsible/],
])('has a section on %s', (name, sentence) => {
  expect(section(name)).toHaveTextContent(sentence);
});
