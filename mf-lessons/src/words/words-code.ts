export { GermanLine } from './GermanLine';
export { previewOf } from './PreviewLine';
export { WordLine } from './WordLine';
export { WordsBar } from './WordsBar';
