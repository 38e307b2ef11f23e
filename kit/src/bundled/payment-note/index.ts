export { PaymentNote, type PaymentNoteProps } from './PaymentNote';
