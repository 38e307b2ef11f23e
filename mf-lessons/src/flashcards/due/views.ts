export { AllCards } from '../all/AllCards';
export { DueCards } from './DueCards';
