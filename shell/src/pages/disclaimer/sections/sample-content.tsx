import type { LegalSection } from '../../legal/legal-text';

export const sampleContent: LegalSection = {
  id: 'sample-content',
  title: 'Sample content',
  body: (
    <>
      <p>
        Lessons that are marked as sample content show how a lesson is built. Their sentences are
        real Zürich German, their people, places of work and stories are invented, and a likeness to
        real persons would be chance. Pictures and videos of these lessons are drawn and can appear
        in more than one lesson; their sound is neutral music, not a voice to imitate.
      </p>
      <p>The operator named on these pages is a sample too.</p>
    </>
  ),
};
