import { watchTyping } from './typed-text';

const page = (html: string): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
};

const FORM = `
  <input name="email"><textarea name="text"></textarea><input name="agree" type="checkbox">
  <input name="theme" type="radio" value="light" checked><input name="theme" type="radio" value="dark">
  <select name="level"><option>1</option><option>2</option></select>`;

const field = (root: HTMLElement, selector: string) =>
  root.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

describe('text typed before the code arrived', () => {
  test('is nothing in an untouched page', () => {
    const typing = watchTyping(page(FORM));
    const after = page(FORM);
    const heard = jest.fn();
    after.addEventListener('input', heard);
    typing.restoreInto(after);
    expect(heard).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test('is written into the fields of the same names, with events', () => {
    const before = page(FORM);
    field(before, '[name=email]').value = 'anna@example.com';
    field(before, '[name=text]').value = 'Grüezi';
    field(before, '[name=agree]').checked = true;
    field(before, '[value=dark]').checked = true;
    field(before, '[name=level]').value = '2';
    const typing = watchTyping(before);

    const after = page(FORM);
    const heard: string[] = [];
    after.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).name));
    typing.restoreInto(after);

    expect(field(after, '[name=email]').value).toBe('anna@example.com');
    expect(field(after, '[name=text]').value).toBe('Grüezi');
    expect(field(after, '[name=agree]').checked).toBe(true);
    expect(field(after, '[value=dark]').checked).toBe(true);
    expect(field(after, '[name=level]').value).toBe('2');
    expect(heard).toEqual(expect.arrayContaining(['email', 'text', 'agree', 'theme', 'level']));
  });

  test('does not change a field that already holds the text', () => {
    const root = page(FORM);
    field(root, '[name=email]').value = 'anna@example.com';
    const typing = watchTyping(root);
    const heard = jest.fn();
    root.addEventListener('input', heard);
    typing.restoreInto(root);
    expect(heard).not.toHaveBeenCalled();
  });

  test('restores the focus', () => {
    const before = page(FORM);
    field(before, '[name=email]').focus();
    const typing = watchTyping(before);
    const after = page(FORM);
    typing.restoreInto(after);
    expect(document.activeElement).toBe(field(after, '[name=email]'));
  });

  test('leaves the focus in the field that the learner has moved to', () => {
    const root = page(FORM);
    field(root, '[name=email]').focus();
    const typing = watchTyping(root);
    field(root, '[name=text]').focus();
    typing.restoreInto(root);
    expect(document.activeElement).toBe(field(root, '[name=text]'));
  });

  test('ignores a field that another build no longer has', () => {
    const before = page('<input name="nickname">');
    field(before, 'input').value = 'Anna';
    const typing = watchTyping(before);
    expect(() => typing.restoreInto(page(FORM))).not.toThrow();
  });
});
