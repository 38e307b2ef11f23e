export { ExportButton } from '../typed/ExportButton';
export { AskingCard } from './AskingCard';
export { HardCards } from './HardCards';
export { kindOf } from './kind-of';
export { SetAside } from './SetAside';
