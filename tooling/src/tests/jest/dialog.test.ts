/** @jest-environment <rootDir>/tooling/src/tests/jest/browser-environment.ts */
import { addDialogMethods } from './dialog';

addDialogMethods();

let dialog: HTMLDialogElement;
let opener: HTMLButtonElement;
let events: string[];

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const press = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  document.body.innerHTML =
    '<button id="opener">Open</button><dialog><form method="dialog"><button value="yes">Yes</button></form></dialog>';
  dialog = document.querySelector('dialog') as HTMLDialogElement;
  opener = document.querySelector('#opener') as HTMLButtonElement;
  events = [];
  for (const type of ['cancel', 'close']) dialog.addEventListener(type, () => events.push(type));
  opener.focus();
  dialog.showModal();
});

test('opens, and moves the focus inside', () => {
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Yes');
  expect(() => dialog.showModal()).toThrow('already open');
});

test('closes, says so, and gives the focus back', async () => {
  dialog.close('done');
  await settled();
  expect(dialog.open).toBe(false);
  expect(dialog.returnValue).toBe('done');
  expect(events).toEqual(['close']);
  expect(document.activeElement).toBe(opener);
});

test('is cancelled by Escape', async () => {
  press('Escape');
  await settled();
  expect(events).toEqual(['cancel', 'close']);
  expect(dialog.open).toBe(false);
});

test('stays open when its cancel event is prevented', async () => {
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  press('Escape');
  await settled();
  expect(dialog.open).toBe(true);
});

test('is closed by a form with that method, with the value of its button', () => {
  dialog.querySelector('button')?.click();
  expect(dialog.open).toBe(false);
  expect(dialog.returnValue).toBe('yes');
});
