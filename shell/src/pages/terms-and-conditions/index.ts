export { TermsAndConditions as default } from './TermsAndConditions';
