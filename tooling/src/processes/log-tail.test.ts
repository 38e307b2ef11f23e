import { createLogTail } from './log-tail';

test('keeps the last lines, also of a line that came in pieces', () => {
  const tail = createLogTail(2);
  tail.add('one\ntwo\nth');
  tail.add('ree\n\nfour');
  expect(tail.lines()).toEqual(['three', 'four']);
});
