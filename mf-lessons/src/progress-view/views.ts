export { CardProgress } from './CardProgress';
export { ProgressView } from './ProgressView';
