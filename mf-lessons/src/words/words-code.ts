/** Exports of the chunk "words" (`chunks/words.ts`). */
export { GermanLine } from './GermanLine';
export { previewOf } from './PreviewLine';
export { WordLine } from './WordLine';
export { WordsBar } from './WordsBar';
