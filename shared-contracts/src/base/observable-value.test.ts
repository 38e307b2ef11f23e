import { createChangeable } from './observable-value';

test('calls a listener at once and with each new value until it unsubscribes', () => {
  const value = createChangeable('a');
  const heard: string[] = [];
  const subscription = value.subscribe((next) => heard.push(next));
  value.next('b');
  expect(value.value).toBe('b');
  subscription.unsubscribe();
  value.next('c');
  expect(heard).toEqual(['a', 'b']);
  expect(value.value).toBe('c');
});

test('does not call a listener that another listener has just unsubscribed', () => {
  const value = createChangeable(1);
  const heard: number[] = [];
  let end = () => {};
  value.subscribe((next) => next === 2 && end());
  end = value.subscribe((next) => heard.push(next)).unsubscribe;
  value.next(2);
  expect(heard).toEqual([1]);
});

test('calls a listener once per subscription, and ends one subscription alone', () => {
  const value = createChangeable(1);
  const heard = jest.fn();
  value.subscribe(heard);
  value.subscribe(heard).unsubscribe();
  value.next(2);
  expect(heard.mock.calls).toEqual([[1], [1], [2]]);
});
