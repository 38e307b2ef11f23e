import { PlainError } from './plain-error';
import { waitUntil } from './wait-until';

const quick = { what: 'the emulator', intervalMs: 1, deadlineMs: 1000 };

test('ends as soon as the condition holds, whatever it threw before', async () => {
  let asked = 0;
  const holds = () => {
    asked += 1;
    if (asked < 3) throw new Error('ECONNREFUSED');
    return true;
  };
  await waitUntil(holds, quick);
  expect(asked).toBe(3);
});

test('says what it waited for when the deadline has passed', async () => {
  const waiting = waitUntil(() => false, { ...quick, deadlineMs: 20 });
  await expect(waiting).rejects.toThrow(/^Waited 0 s for the emulator, in vain\.$/);
});

test('says what it waits for while it takes long', async () => {
  const said: string[] = [];
  const holds = () => said.length === 2;
  await waitUntil(holds, { ...quick, sayEveryMs: 5, say: (line) => said.push(line) });
  expect(said[0]).toBe('Waiting for the emulator (0 s) …');
});

test('gives up at once when the condition says that it never will hold', async () => {
  const holds = () => {
    throw new PlainError('The functions do not load: syntax error');
  };
  await expect(waitUntil(holds, quick)).rejects.toThrow('The functions do not load: syntax error');
});
