import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { DEFAULT_PREFERENCES, FUNCTIONS_REGION } from 'shared-contracts';
import { PrivacyPolicy } from './PrivacyPolicy';

const section = (name: RegExp) => screen.getByRole('region', { name });

beforeEach(() => {
  renderScreen(PrivacyPolicy);
});

test('names who is responsible and how to reach them', () => {
  expect(section(/who is responsible/i)).toHaveTextContent('Grüezi Sprachschule');
  expect(section(/who is responsible/i)).toHaveTextContent('hallo@swissgerman.example');
});

test('names the three consents and their date', () => {
  const data = section(/which data/i);
  expect(data).toHaveTextContent(/date of your answer/);
  expect(data).toHaveTextContent(/terms and conditions/);
  expect(data).toHaveTextContent(/reminders about new lessons \(optional\)/);
  expect(data).toHaveTextContent(/newsletters and promotional emails \(optional\)/);
});

test('names what a learner sends to the teachers', () => {
  expect(section(/which data/i)).toHaveTextContent(/words and answers you send to teachers/);
});

test.each([
  'Google (Firebase on Google Cloud)',
  'Stripe',
  'RevenueCat',
  'Zoom',
  'The provider of the support chat',
])('names %s as a recipient', (name) => {
  expect(within(section(/who receives data/i)).getByText(name)).toBeVisible();
});

test('names the region that the functions are deployed to', () => {
  expect(section(/where data is stored/i)).toHaveTextContent(FUNCTIONS_REGION);
});

test('lists every device preference among what the device stores', () => {
  for (const name of Object.keys(DEFAULT_PREFERENCES)) {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter}`);
    expect(section(/storage on your device/i)).toHaveTextContent(new RegExp(`${words}:`, 'i'));
  }
});

test('says what a device reports, and how to stop it', () => {
  const data = section(/which data/i);
  expect(data).toHaveTextContent(/reports how fast a page was, which part of the app failed/);
  expect(data).toHaveTextContent(/“Global Privacy Control”, it reports failures only/);
});

test('says what is counted while a new version is tried, and for how long', () => {
  const data = section(/which data/i);
  expect(data).toHaveTextContent(/a code \(a keyed hash\) instead of the IP address/);
  expect(data).toHaveTextContent(/delete its key and the counts when the trial ends/);
});

test('says what outlives a deleted account', () => {
  expect(section(/how long/i)).toHaveTextContent(/Ten years/);
  expect(section(/how long/i)).toHaveTextContent(/keyed hash/);
  expect(section(/how long/i)).toHaveTextContent(/each email address .* and one of the card/);
});

test('limits the use of data from Google as Google requires', () => {
  const google = section(/logging in with google/i);
  expect(google).toHaveTextContent(/only your name and your email address/);
  expect(google).toHaveTextContent(/including the Limited Use requirements/);
  expect(within(google).getByRole('link', { name: /User Data Policy/ })).toHaveAttribute(
    'href',
    'https://developers.google.com/terms/api-services-user-data-policy',
  );
});

test('leads to the pages that export data, delete it and change consents', () => {
  const rights = within(section(/your rights/i));
  expect(rights.getAllByRole('link', { name: 'My account' })[0]).toHaveAttribute(
    'href',
    '/my-account',
  );
  expect(rights.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
});
