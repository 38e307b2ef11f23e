import { LegalDocument } from '../legal/LegalDocument';
import { disclaimerText } from './disclaimer-text';

/** Screen of /disclaimer. Source: SPEC §2. */
export function Disclaimer() {
  return <LegalDocument text={disclaimerText} />;
}
