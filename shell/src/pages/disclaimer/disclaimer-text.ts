import type { LegalText } from '../legal/legal-text';
import { contact } from './sections/contact';
import { externalLinks } from './sections/external-links';
import { learningAid } from './sections/learning-aid';
import { noCertificate } from './sections/no-certificate';
import { oneDialect } from './sections/one-dialect';
import { sampleContent } from './sections/sample-content';
import { spelling } from './sections/spelling';

export const disclaimerText: LegalText = {
  title: 'Disclaimer',
  intro:
    'What our lessons can give you, what they cannot, and why your neighbour may spell it differently.',
  lastUpdated: '2026-11-20',
  sections: [
    spelling,
    oneDialect,
    sampleContent,
    learningAid,
    noCertificate,
    externalLinks,
    contact,
  ],
};
