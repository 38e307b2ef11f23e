export { ExportButton } from '../typed/ExportButton';
export { AskingCard } from './AskingCard';
export { kindOf } from './kind-of';
export { SetAside } from './SetAside';
