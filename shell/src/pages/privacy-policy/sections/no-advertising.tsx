import type { LegalSection } from '../../legal/legal-text';

export const noAdvertising: LegalSection = {
  id: 'no-advertising',
  title: 'No advertising, no tracking',
  body: (
    <p>
      There is no advertising in Grüezi. We use no advertising trackers, no social-media buttons and
      no tools that follow you from one website to another. We do not build profiles of you for
      advertisers and do not sell or rent out data. A plan is what pays for the lessons.
    </p>
  ),
};
