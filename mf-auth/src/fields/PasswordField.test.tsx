import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { PasswordField } from './PasswordField';

test('shows what was typed on demand, and hides it again', async () => {
  const { user } = renderScreen(() => <PasswordField label="Password" name="password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'gruezi');
  expect(field).toHaveAttribute('type', 'password');

  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('gruezi');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await user.click(toggle);
  expect(field).toHaveAttribute('type', 'password');
});
