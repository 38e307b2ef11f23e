import { LegalDocument } from '../legal/LegalDocument';
import { termsAndConditionsText } from './terms-and-conditions-text';

/** Screen of /terms-and-conditions. Source: SPEC §2. */
export function TermsAndConditions() {
  return <LegalDocument text={termsAndConditionsText} />;
}
