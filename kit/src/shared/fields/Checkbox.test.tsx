import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('pressing the label toggles the box', async () => {
  const onChange = jest.fn();
  render(
    <Checkbox
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
    />,
  );
  await userEvent.click(screen.getByText(/I agree/));
  expect(screen.getByRole('checkbox', { name: 'I agree to the terms' })).toBeChecked();
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('link', { name: 'terms' })).toBeVisible();
});

test('an error is its accessible description', () => {
  render(<Checkbox label="Reminders" error="Please decide" />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please decide');
});
