import { createTransformer as createSwc } from '@swc/jest';

/** The changed file: its absolute path, and its whole text with the change in it. */
const { path, text } = JSON.parse(process.env.MUTANT ?? '{}');

/**
 * The usual transformer, for which one file has another text than on disk. So the working tree is
 * never touched. The text is part of the cache's key, as always.
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
