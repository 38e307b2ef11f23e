import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { Contact } from './Contact';

const matter = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  renderScreen(Contact);
});

test('gives the address and says when an answer comes', () => {
  expect(screen.getByRole('link', { name: 'hallo@swissgerman.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@swissgerman.example',
  );
  expect(screen.getByText(/within two working days/)).toBeVisible();
});

test.each([
  ['Account and log-in', 'Settings', '/settings'],
  ['Plan and billing', 'Subscriptions', '/subscriptions'],
  ['Live and private lessons', 'Live lessons', '/live-lessons'],
  ['Your data', 'Privacy policy', '/privacy-policy'],
])('for “%s” it says what to write and leads to %s', (name, link, path) => {
  expect(matter(name).getByText('Please mention')).toBeVisible();
  expect(matter(name).getByRole('link', { name: link })).toHaveAttribute('href', path);
});

test('each matter starts an e-mail with its own subject', () => {
  const subjects = screen
    .getAllByRole('link', { name: /^Write about/ })
    .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('subject'));
  expect(subjects).toHaveLength(screen.getAllByRole('region').length);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects).not.toContain(null);
});

test('asks for neither password nor full card number', () => {
  expect(matter('Account and log-in').getByText(/^Never send your password/)).toBeVisible();
  expect(matter('Plan and billing').getByText(/^Never send your full card number/)).toBeVisible();
});
