import { createInMemoryPlatform } from 'common-testing';
import { connectForm } from './connect-form';

const PAUSE_MS = 200;
let disconnect: () => void = () => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  disconnect();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function connect(path: string, typed = '') {
  document.body.innerHTML = `<form><input name="q" value=""><select name="level"><option value=""><option>2</select><select name="sort"><option value=""><option>oldest</select></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const field = form.querySelector('input') as HTMLInputElement;
  field.value = typed;
  const { navigation, recorded } = createInMemoryPlatform({ path });
  disconnect = connectForm(form, navigation);
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { form, field, navigation, recorded, type };
}

test('searches for text typed before its code loaded, whatever the address says', () => {
  const { field, recorded } = connect('/home?q=alt', 'tram');
  expect(field.value).toBe('tram');
  jest.advanceTimersByTime(PAUSE_MS);
  expect(recorded.paths).toEqual(['/home?q=tram']);
});

test('fills the form from the address, and does not navigate', () => {
  const { form, recorded } = connect('/?q=tram&level=2&sort=oldest');
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'tram', level: '2', sort: 'oldest' });
  jest.advanceTimersByTime(PAUSE_MS);
  expect(recorded.paths).toEqual([]);
});

test('waits for a pause: letters that follow quickly are one search', () => {
  const { type, recorded } = connect('/');
  for (const text of ['t', 'tr', 'tra']) {
    type(text);
    jest.advanceTimersByTime(PAUSE_MS - 1);
  }
  expect(recorded.paths).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(recorded.paths).toEqual(['/?q=tra']);
});

test('does not overwrite the typed text with a late address', () => {
  const { type, field, navigation } = connect('/');
  type('tra');
  navigation.go('/?q=t', { replace: true });
  expect(field.value).toBe('tra');
});

test('does not take what was being typed along to another page', () => {
  const { type, navigation, recorded } = connect('/');
  type('tram');
  navigation.go('/videos/tram?t=72.5');
  jest.advanceTimersByTime(PAUSE_MS);
  expect(recorded.paths).toEqual(['/videos/tram?t=72.5']);
});

test('leaves neither timer nor listener behind', () => {
  const { type, recorded, navigation, field } = connect('/');
  type('tram');
  disconnect();
  type('tramm');
  jest.advanceTimersByTime(PAUSE_MS);
  expect(recorded.paths).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
  navigation.go('/?q=x');
  expect(field.value).toBe('tramm');
});

describe('on a phone', () => {
  beforeEach(() => {
    const narrow = { matches: true } as MediaQueryList;
    jest.spyOn(window, 'matchMedia').mockReturnValue(narrow);
  });

  test('goes to the top when a search begins, and stays there while it goes on', () => {
    const { form, type } = connect('/home');
    const scroll = jest.fn();
    form.scrollIntoView = scroll;
    type('tr');
    jest.advanceTimersByTime(PAUSE_MS);
    type('tram');
    jest.advanceTimersByTime(PAUSE_MS);
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  test('stays where it is when the field is emptied', () => {
    const { form, type } = connect('/home?q=tram');
    const scroll = jest.fn();
    form.scrollIntoView = scroll;
    type('');
    jest.advanceTimersByTime(PAUSE_MS);
    expect(scroll).not.toHaveBeenCalled();
  });
});
