import { LegalDocument } from '../legal/LegalDocument';
import { privacyPolicyText } from './privacy-policy-text';

/** One screen for /privacy-policy and /privacy-policy-google. Source: SPEC §2. */
export function PrivacyPolicy() {
  return <LegalDocument text={privacyPolicyText} />;
}
