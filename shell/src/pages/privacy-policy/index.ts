export { PrivacyPolicy as default } from './PrivacyPolicy';
