import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from 'delivery/paths';

const REMOTES = ['mf-auth', 'mf-lessons', 'mf-subscriptions', 'mf-live'];
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** The texts that the cases wait for or press. */
const waitedFor = filesIn(inRoot('bench', 'src', 'cases'))
  .join('\n')
  .matchAll(/(?:getByText\(|getBy(?:Role|Label)\([^)]*name: )'([^']+)'/g);
const words = [...new Set([...waitedFor].map(([, text = '']) => text))];
const messages = REMOTES.flatMap((name) => filesIn(inRoot(name, 'src', 'messages'))).join('\n');

test('the pattern finds texts in the cases', () => {
  expect(words).toContain('Your comment has been sent.');
});

test.each(words)('the product still says “%s”', (text) => {
  expect(messages).toContain(`'${text}'`);
});
