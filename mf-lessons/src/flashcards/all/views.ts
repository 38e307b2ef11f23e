export { DueCards } from '../due/DueCards';
export { AllCards } from './AllCards';
