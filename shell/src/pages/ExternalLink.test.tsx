import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { ExternalLink } from './ExternalLink';

const ToAuthority = () => <ExternalLink href="https://authority.example/">Authority</ExternalLink>;
const link = () => screen.getByRole('link', { name: 'Authority (opens in a new window)' });

test('opens a new window without access to this one', () => {
  renderScreen(ToAuthority);
  expect(link()).toHaveAttribute('href', 'https://authority.example/');
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('is opened by the parent app when embedded', async () => {
  const platform = createInMemoryPlatform({
    device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' },
  });
  const { user } = renderScreen(ToAuthority, platform);
  await user.click(link());
  expect(platform.recorded.external).toEqual(['https://authority.example/']);
});

test('is only text in an app that opens no pages [PARENT-supports]', () => {
  const platform = createInMemoryPlatform({
    device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' },
    parentAppSupports: ['RESTORE_PURCHASES'],
  });
  renderScreen(ToAuthority, platform);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Authority')).toBeVisible();
});
