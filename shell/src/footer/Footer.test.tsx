import { screen, within } from '@testing-library/react';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { renderScreen } from 'kit/testing';
import { Footer, type FooterProps } from './Footer';

const show = (props: FooterProps) =>
  renderScreen(() => <Footer {...props} />, createInMemoryPlatform({ path: '/home' }));
const links = () =>
  within(screen.getByRole('contentinfo'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const FOR_ALL = [
  ['Contact', '/contact'],
  ['Terms', '/terms-and-conditions'],
  ['Privacy', '/privacy-policy'],
];

test('leads a visitor to contact, legal texts and log-in, and describes the content', async () => {
  const { user, platform } = show({ session: { status: 'visitor' } });
  expect(links()).toEqual([...FOR_ALL, ['Log in', '/sign-in-up?startWithLogIn=true']]);
  expect(screen.getByText(/^Sample content: /)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(platform.recorded.paths).toEqual(['/terms-and-conditions']);
});

test('offers a member no log-in', () => {
  show({ session: aMember() });
  expect(links()).toEqual(FOR_ALL);
});

test('while the session is unknown, only CSS can hide the log-in', () => {
  show({ session: { status: 'unknown' } });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveClass('unknown');
});

test('is absent if a screen uses the whole page', () => {
  show({ session: { status: 'visitor' }, hidden: true });
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
