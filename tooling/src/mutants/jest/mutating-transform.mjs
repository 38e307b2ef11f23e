import { createTransformer as createSwc } from '@swc/jest';

/** The changed file: its absolute path, and its whole text with the change. */
const { path, text } = JSON.parse(process.env.MUTANT ?? '{}');

/**
 * Wraps the transformer of our tests, and gives it the changed text instead of that on disk. So the
 * working tree stays as it is. The text is part of the cache key.
 */
export default {
  createTransformer(options) {
    const swc = createSwc(options);
    const read = (source, file) => (file === path ? text : source);
    return {
      ...swc,
      process: (source, file, about) => swc.process(read(source, file), file, about),
      processAsync: (source, file, about) => swc.processAsync(read(source, file), file, about),
      getCacheKey: (source, file, about) => swc.getCacheKey(read(source, file), file, about),
    };
  },
};
