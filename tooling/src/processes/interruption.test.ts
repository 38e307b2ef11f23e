import { interruption } from './interruption';

const listeners = process.listeners('SIGTERM');
afterAll(() => {
  process.removeAllListeners('SIGTERM');
  for (const listener of listeners) process.on('SIGTERM', listener);
});

test('work inside other work does not keep the request to end from it', async () => {
  const outer = interruption();
  const inner = interruption();
  process.emit('SIGTERM', 'SIGTERM');
  await expect(Promise.all([outer, inner])).resolves.toHaveLength(2);
});
