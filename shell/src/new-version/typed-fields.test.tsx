import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { watchTypedFields } from './typed-fields';

/** A field like a comment's, whose text React controls. */
function Controlled() {
  const [text, setText] = useState('');
  return (
    <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
  );
}

const FORM = (
  <form>
    <input aria-label="Name" defaultValue="Heidi" />
    <input type="checkbox" aria-label="Agree" />
    <select aria-label="Day" defaultValue="MON">
      <option>MON</option>
      <option>TUE</option>
    </select>
  </form>
);

function watch(page: React.ReactNode) {
  const rendered = render(page);
  return { ...rendered, user: userEvent.setup(), isTyped: watchTypedFields(document) };
}

test('typed text counts until it is undone, or its field is gone', async () => {
  const { user, isTyped, unmount } = watch(FORM);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.click(name);
  expect(isTyped()).toBe(false);
  await user.type(name, 'x');
  expect(isTyped()).toBe(true);
  await user.type(name, '{Backspace}');
  expect(isTyped()).toBe(false);
  await user.type(name, 'y');
  unmount();
  expect(isTyped()).toBe(false);
});

test('so does the text of a controlled field', async () => {
  const { user, isTyped } = watch(<Controlled />);
  await user.type(screen.getByRole('textbox'), 'Sali');
  expect(isTyped()).toBe(true);
  await user.clear(screen.getByRole('textbox'));
  expect(isTyped()).toBe(false);
});

test('so do a tick and a choice in a form', async () => {
  const { user, isTyped } = watch(FORM);
  await user.click(screen.getByRole('checkbox'));
  expect(isTyped()).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  expect(isTyped()).toBe(false);
  await user.selectOptions(screen.getByRole('combobox'), 'TUE');
  expect(isTyped()).toBe(true);
});

test.each([
  ['a setting that is stored at once', <input key="a" type="checkbox" aria-label="It" />],
  [
    'a search, which is in the address',
    <form key="b" role="search">
      <input aria-label="It" />
    </form>,
  ],
])('%s does not', async (_, page) => {
  const { user, isTyped } = watch(page);
  const field = screen.getByLabelText('It');
  await user.click(field);
  await user.keyboard('Brot');
  expect(isTyped()).toBe(false);
});

test('text typed before the watch began counts too', async () => {
  const { user } = watch(FORM);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Meier');
  expect(watchTypedFields(document)()).toBe(true);
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Heidi');
  expect(watchTypedFields(document)()).toBe(false);
});
