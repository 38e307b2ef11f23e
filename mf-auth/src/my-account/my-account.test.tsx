import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import type { CurrentUser } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { MyAccountScreen } from './Screen';

const open = (user: Partial<CurrentUser>) =>
  renderScreen(MyAccountScreen, createInMemoryPlatform({ session: aMember(user) }));

it('shows name, e-mail and ways to log in', () => {
  open({ Username: 'Vreni', email: 'vreni@example.com', providers: ['password', 'google.com'] });
  expect(screen.getByText('Vreni')).toBeVisible();
  expect(screen.getByText('vreni@example.com')).toBeVisible();
  expect(screen.getByText('Email and password, Google')).toBeVisible();
});

it.each([
  [true, 'Verified'],
  [false, 'Not verified yet'],
])('says whether the e-mail is verified (%s): %s', (emailVerified, words) => {
  open({ emailVerified });
  expect(screen.getByText(words)).toBeVisible();
});

it('does without a name and shows methods it has no word for', () => {
  open({ Username: '', providers: ['saml.school'] });
  expect(screen.getByText('No name given')).toBeVisible();
  expect(screen.getByText('saml.school')).toBeVisible();
});

it('says where the plan is managed', () => {
  open({});
  expect(screen.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute(
    'href',
    '/subscriptions',
  );
});

it('leads a visitor to log in, and back here', () => {
  renderScreen(MyAccountScreen);
  expect(screen.getByText('You are not logged in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fmy-account',
  );
});
