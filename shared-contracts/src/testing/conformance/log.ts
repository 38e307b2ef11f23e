import type { Given } from './harness';

export function logPromises(given: Given): void {
  it.each(['info', 'warn', 'error'] as const)('%s never throws', (level) => {
    const { log } = given().platform;
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const hostile = {
      get value(): never {
        throw new Error('Not to be read');
      },
    };
    expect(() => {
      log[level]('Without details');
      log[level]('With a circle', circular);
      log[level]('With a trap', hostile);
    }).not.toThrow();
  });
}
