import { render, screen } from '@testing-library/react';
import { Card, Dialect, Icon, Message, Page, Prose, Skeleton } from './index';

test('a page has one heading and its introduction', () => {
  render(
    <Page title="Lessons" intro="New every week.">
      <Card as="article">First lesson</Card>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
  expect(screen.getByText('New every week.')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('First lesson');
});

test('a page without room for its title still tells screen readers', () => {
  render(<Page title="Lessons" isTitleHidden />);
  const title = screen.getByRole('heading', { level: 1, name: 'Lessons' });
  expect(title.closest('.visually-hidden')).not.toBeNull();
});

test('a full-page message says what happened and what to do next', () => {
  render(
    <Message
      title="Page not found"
      description="Nothing is here."
      action={<a href="#x">Home</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('Nothing is here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('Swiss German is marked as Swiss German', () => {
  render(<Dialect>Grüezi mitenand</Dialect>);
  expect(screen.getByText('Grüezi mitenand')).toHaveAttribute('lang', 'gsw');
});

test('prose keeps the elements it is given', () => {
  render(
    <Prose>
      <h2>Your data</h2>
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your data' })).toBeVisible();
});

test('a skeleton tells screen readers what is loading', () => {
  render(<Skeleton lines={3} label="Loading lessons" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading lessons');
});

test('an icon has no name of its own', () => {
  render(
    <button aria-label="Menu">
      <Icon name="menu" />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
