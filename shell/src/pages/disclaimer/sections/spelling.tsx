import { Dialect } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const spelling: LegalSection = {
  id: 'spelling',
  title: 'A language without fixed spelling',
  body: (
    <>
      <p>
        Swiss German is spoken every day and written mostly in messages among friends. There is no
        official spelling. One person writes <Dialect>Ziit</Dialect>, the next{' '}
        <Dialect>Zyt</Dialect> or <Dialect>Zit</Dialect>, and all of them mean “time” and are right.
      </p>
      <p>
        We write in the spelling of Eugen Dieth, published in 1938 and widely used in teaching. Its
        main rule is easy: write what you hear, and double a letter when the sound is long. Where we
        depart from it for the sake of reading, we do so in the same way throughout a lesson.
      </p>
      <p>A spelling that differs from ours is therefore not a mistake.</p>
    </>
  ),
};
