import { Dialect, Link } from 'kit';
import { MailLink } from '../operator';
import { LegalDocument, type LegalText } from './LegalDocument';

const text: LegalText = {
  title: 'Disclaimer',
  intro:
    'What our lessons can give you, what they cannot, and why your neighbour may spell it differently.',
  lastUpdated: '2026-11-20',
  sections: [
    {
      id: 'spelling',
      title: 'A language without fixed spelling',
      body: (
        <>
          <p>
            Swiss German is spoken every day and written mostly in messages among friends. There is
            no official spelling. One person writes <Dialect>Ziit</Dialect>, the next{' '}
            <Dialect>Zyt</Dialect> or <Dialect>Zit</Dialect>, and all of them mean “time” and are
            right.
          </p>
          <p>
            We write in the spelling of Eugen Dieth, published in 1938 and widely used in teaching.
            Its main rule is easy: write what you hear, and double a letter when the sound is long.
            Where we depart from it for the sake of reading, we do so in the same way throughout a
            lesson.
          </p>
          <p>A spelling that differs from ours is therefore not a mistake.</p>
        </>
      ),
    },
    {
      id: 'one-dialect',
      title: 'One dialect of many',
      body: (
        <p>
          Our lessons teach Zürich German (<Dialect>Züritüütsch</Dialect>). In Bern, Basel, the
          Valais or the Grisons words, sounds and grammar are different, sometimes so much that
          Swiss people ask twice. You will be understood with Zürich German in all of
          German-speaking Switzerland; you may need time to understand everyone else.
        </p>
      ),
    },
    {
      id: 'sample-content',
      title: 'Sample content',
      body: (
        <>
          <p>
            The lessons and recordings are samples, which show how a lesson is built. Their
            sentences are real Zürich German. Their people, places of work and stories are invented,
            and any likeness to real people is chance. Their pictures are drawn, and their videos
            are made of them. A machine speaks in the videos, which are marked as “Sample: machine
            voice”. Use that voice to follow the text, and learn from people how it sounds.
          </p>
          <p>The operator named on these pages is a sample too.</p>
        </>
      ),
    },
    {
      id: 'no-warranty',
      title: 'Care, but no warranty',
      body: (
        <>
          <p>
            We prepare lessons, translations, flashcards and grammar with care, and correct mistakes
            when we learn of them. Still we cannot warrant that everything is complete, correct and
            up to date, or that you will reach a particular level in a particular time. A
            translation gives the sense of a sentence; often several would be good.
          </p>
          <p>
            Lessons sometimes speak of everyday matters such as offices, doctors, rent or trains.
            That is language practice and not legal, medical or financial advice. What we are liable
            for is set out in the <Link to="/terms-and-conditions">terms and conditions</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'no-certificate',
      title: 'No language certificate',
      body: (
        <p>
          Grüezi is not an examination body. Difficulty levels are our own and do not correspond to
          the levels A1 to C2 of the European framework. A finished lesson, a progress line or a
          plan is no proof of language skills for residence permits, naturalisation, schools or
          employers; these usually ask for a recognised certificate of standard German, French or
          Italian.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links to other websites',
      body: (
        <p>
          Some pages link to websites of others, such as authorities, app stores, the card processor
          or Zoom. We chose these links with care but have no influence on those websites, their
          content and their handling of personal data; their operators are responsible for them.
          Comments show the opinion of those who wrote them. Tell us of a link or a comment that
          should not be there.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Found a mistake?',
      body: (
        <p>
          Write to <MailLink subject="Mistake in a lesson" />, with the lesson and the sentence, and
          we look at it. What else we can help with is on the{' '}
          <Link to="/contact">contact page</Link>.
        </p>
      ),
    },
  ],
};

/** Screen of /disclaimer. Source: ROUTE-disclaimer. */
export const Disclaimer = () => <LegalDocument text={text} />;

export default Disclaimer;
