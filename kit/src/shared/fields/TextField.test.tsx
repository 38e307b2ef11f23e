import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { TextField } from './TextField';

test('uncontrolled: starts with its default; the ref has what was typed', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="Username" name="username" defaultValue="Anna" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), ' B');
  expect(ref.current).toHaveValue('Anna B');
  expect(ref.current?.name).toBe('username');
});

test('controlled: shows the value it is given', async () => {
  function Loud() {
    const [text, setText] = useState('');
    return (
      <TextField
        label="City"
        value={text}
        onChange={(event) => setText(event.target.value.toUpperCase())}
      />
    );
  }
  render(<Loud />);
  await userEvent.type(screen.getByLabelText('City'), 'züri');
  expect(screen.getByLabelText('City')).toHaveValue('ZÜRI');
});

test('hint and error belong to the input; an error marks it as invalid', () => {
  const { rerender } = render(<TextField label="Password" type="password" hint="Yours alone" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAccessibleDescription('Yours alone');
  expect(input).toBeValid();

  rerender(<TextField label="Password" type="password" hint="Yours alone" error="Too short" />);
  expect(input).toHaveAccessibleDescription('Yours alone Too short');
  expect(input).toBeInvalid();
});

test('has the attributes that password managers read', () => {
  render(<TextField label="E-mail" type="email" name="email" autoComplete="username" />);
  const input = screen.getByLabelText('E-mail');
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('name', 'email');
  expect(input).toHaveAttribute('autocomplete', 'username');
});
