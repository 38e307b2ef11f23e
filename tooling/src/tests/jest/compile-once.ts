import vm from 'node:vm';

interface Seen {
  readonly code: string;
  /** V8's, from the second time on: most test files are compiled only once. */
  compiled?: Buffer | undefined;
}

const compile = vm.compileFunction;
const seen = new Map<string, Seen>();

// Jest compiles every module anew for each test file, which was a quarter of the processor's time
// of the unit tests. Here V8 takes what it compiled of the same text before, in the same process.
// Nothing else is shared: each test file still runs its modules anew.
vm.compileFunction = (code, params, options) => {
  const key = [options?.filename, ...(params ?? [])].join();
  const before = seen.get(key);
  if (before?.code !== code) {
    seen.set(key, { code });
    return compile(code, params, options);
  }
  if (before.compiled) return compile(code, params, { ...options, cachedData: before.compiled });
  const result = compile(code, params, { ...options, produceCachedData: true });
  before.compiled = result.cachedData;
  return result;
};
