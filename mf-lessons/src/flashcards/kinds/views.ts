/** Exports of the chunk "cards" (`chunks/cards.ts`). */
export { ExportButton } from '../typed/ExportButton';
export { AskingCard } from './AskingCard';
export { HardCards } from './HardCards';
export { CardWords } from './CardWords';
export { kindOf } from './kind-of';
export { SetAside } from './SetAside';
