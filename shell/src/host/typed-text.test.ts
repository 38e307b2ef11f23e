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

describe('what was typed before the code arrived', () => {
  test('is nothing in an untouched page', () => {
    const typing = watchTyping(page(FORM));
    const after = page(FORM);
    const heard = jest.fn();
    after.addEventListener('input', heard);
    typing.bringInto(after);
    expect(heard).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test('comes into the fields of the same names, and their events tell of it', () => {
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
    typing.bringInto(after);

    expect(field(after, '[name=email]').value).toBe('anna@example.com');
    expect(field(after, '[name=text]').value).toBe('Grüezi');
    expect(field(after, '[name=agree]').checked).toBe(true);
    expect(field(after, '[value=dark]').checked).toBe(true);
    expect(field(after, '[name=level]').value).toBe('2');
    expect(heard).toEqual(expect.arrayContaining(['email', 'text', 'agree', 'theme', 'level']));
  });

  test('leaves alone a field that already holds what was typed', () => {
    const root = page(FORM);
    field(root, '[name=email]').value = 'anna@example.com';
    const typing = watchTyping(root);
    const heard = jest.fn();
    root.addEventListener('input', heard);
    typing.bringInto(root);
    expect(heard).not.toHaveBeenCalled();
  });

  test('takes the focus along', () => {
    const before = page(FORM);
    field(before, '[name=email]').focus();
    const typing = watchTyping(before);
    const after = page(FORM);
    typing.bringInto(after);
    expect(document.activeElement).toBe(field(after, '[name=email]'));
  });

  test('leaves the focus in the field that the learner has moved to', () => {
    const root = page(FORM);
    field(root, '[name=email]').focus();
    const typing = watchTyping(root);
    field(root, '[name=text]').focus();
    typing.bringInto(root);
    expect(document.activeElement).toBe(field(root, '[name=text]'));
  });

  test('forgets a field that another build no longer has', () => {
    const before = page('<input name="nickname">');
    field(before, 'input').value = 'Anna';
    const typing = watchTyping(before);
    expect(() => typing.bringInto(page(FORM))).not.toThrow();
  });
});
