export { GermanLine } from './GermanLine';
export { WordLine } from './WordLine';
export { WordsBar } from './WordsBar';
