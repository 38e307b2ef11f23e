export { GermanLine } from './GermanLine';
export { PreviewLine } from './PreviewLine';
export { WordLine } from './WordLine';
export { WordsBar } from './WordsBar';
