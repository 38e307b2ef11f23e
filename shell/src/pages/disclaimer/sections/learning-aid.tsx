import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const learningAid: LegalSection = {
  id: 'no-warranty',
  title: 'Care, but no warranty',
  body: (
    <>
      <p>
        We prepare lessons, translations, flashcards and grammar with care, and correct mistakes
        when we learn of them. Still we cannot warrant that everything is complete, correct and up
        to date, or that you will reach a particular level in a particular time. A translation gives
        the sense of a sentence; often several would be good.
      </p>
      <p>
        Lessons sometimes speak of everyday matters such as offices, doctors, rent or trains. That
        is language practice and not legal, medical or financial advice. What we are liable for is
        set out in the <Link to="/terms-and-conditions">terms and conditions</Link>.
      </p>
    </>
  ),
};
