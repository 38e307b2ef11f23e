import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { Contact } from './Contact';

const matter = (name: string) => within(screen.getByRole('region', { name }));
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const isMatter = heading.closest('summary') !== null;
    return isMatter && heading.textContent !== null ? [heading.textContent] : [];
  });

let user: ReturnType<typeof renderScreen>['user'];
beforeEach(() => {
  ({ user } = renderScreen(Contact));
});

const openMatter = (name: string) =>
  user.click(matter(name).getByRole('heading', { level: 2, name }));

test('shows the address and the time of an answer, with all topics closed', () => {
  const write = matter('Write to us');
  expect(write.getByRole('link', { name: 'hallo@swissgerman.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@swissgerman.example',
  );
  expect(write.getByText(/within two working days/)).toBeVisible();
});

const pressCopy = () =>
  user.click(matter('Write to us').getByRole('button', { name: 'Copy the address' }));

test('copies the address for a mail program that is open elsewhere', async () => {
  await pressCopy();
  expect(matter('Write to us').getByRole('status')).toHaveTextContent(/^Copied$/);
  await expect(navigator.clipboard.readText()).resolves.toBe('hallo@swissgerman.example');
});

test('shows an error if the browser refuses to copy', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await pressCopy();
  expect(matter('Write to us').getByRole('status')).toHaveTextContent(/select the address above/);
});

test.each([
  ['Account and log-in', 'Settings', '/settings'],
  ['Plan and billing', 'Subscriptions', '/subscriptions'],
  ['Live and private lessons', 'Live lessons', '/live-lessons'],
  ['Your data', 'Privacy policy', '/privacy-policy'],
])('for “%s” it says, once opened, what to write and leads to %s', async (name, link, path) => {
  expect(matter(name).getByText('Please mention')).not.toBeVisible();
  await openMatter(name);
  expect(matter(name).getByText('Please mention')).toBeVisible();
  expect(matter(name).getByRole('link', { name: link })).toHaveAttribute('href', path);
});

test('answers frequent questions without an email', async () => {
  await openMatter('Account and log-in');
  expect(matter('Account and log-in').getByText(/“forgot password\?”/)).toBeVisible();
  await openMatter('Live and private lessons');
  expect(matter('Live and private lessons').getByText(/at least one week’s notice/)).toBeVisible();
});

test('each matter starts an email with its own subject', async () => {
  for (const title of titles()) await openMatter(title);
  const subjects = screen
    .getAllByRole('link', { name: /^Write about/ })
    .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('subject'));
  expect(subjects).toHaveLength(titles().length);
  expect(titles()).toHaveLength(6);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects).not.toContain(null);
});

test('asks for neither password nor full card number', async () => {
  await openMatter('Account and log-in');
  await openMatter('Plan and billing');
  expect(matter('Account and log-in').getByText(/^Never send your password/)).toBeVisible();
  expect(matter('Plan and billing').getByText(/^Never send your full card number/)).toBeVisible();
});
