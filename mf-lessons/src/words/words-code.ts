export { WordLine } from './WordLine';
export { WordsBar } from './WordsBar';
