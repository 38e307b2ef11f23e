import { createChangeable } from './observable-value';

test('tells its value at once and each further one, until it is no longer asked for', () => {
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

test('tells nothing to whom another listener has just ended', () => {
  const value = createChangeable(1);
  const heard: number[] = [];
  let end = () => {};
  value.subscribe((next) => next === 2 && end());
  end = value.subscribe((next) => heard.push(next)).unsubscribe;
  value.next(2);
  expect(heard).toEqual([1]);
});

test('tells a listener twice that was given twice, and ends one of them alone', () => {
  const value = createChangeable(1);
  const heard = jest.fn();
  value.subscribe(heard);
  value.subscribe(heard).unsubscribe();
  value.next(2);
  expect(heard.mock.calls).toEqual([[1], [1], [2]]);
});
