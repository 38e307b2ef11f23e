import type { Browser } from 'playwright-core';
import { PlainError } from 'delivery/plain-error';
import type { Lab } from './lab';
import { runCases } from './run-cases';

test('goes on after a case that failed, and closes what that left open [CMD-bench]', async () => {
  const said: string[] = [];
  const close = jest.fn(async () => undefined);
  const browser = { contexts: () => [{ close }] } as unknown as Browser;
  const lab = { browser, say: (line: string) => said.push(line) } as unknown as Lab;
  const ran: string[] = [];
  const one = (name: string, error?: Error) => ({
    name,
    title: `the ${name}`,
    async run() {
      ran.push(name);
      if (error) throw error;
    },
  });

  const failures = await runCases([one('film', new PlainError('no picture')), one('heap')], lab);

  expect(ran).toEqual(['film', 'heap']);
  expect(failures).toEqual([{ name: 'film', message: 'no picture' }]);
  expect(close).toHaveBeenCalledTimes(1);
  expect(said).toEqual([
    'Measuring the film …',
    '  film failed: no picture',
    'Measuring the heap …',
    expect.stringMatching(/^ {2}heap took \d+ s$/),
  ]);
});
