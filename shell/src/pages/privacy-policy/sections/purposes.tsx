import type { LegalSection } from '../../legal/legal-text';

export const purposes: LegalSection = {
  id: 'purposes',
  title: 'Why we process it',
  body: (
    <>
      <p>
        Each purpose is followed by its legal basis in the GDPR. Under the FADP we process data in
        good faith, in proportion and for the purposes named here.
      </p>
      <dl>
        <dt>To give you what you signed up for</dt>
        <dd>
          Account, lessons, flashcards, comments, live and private lessons, plan and support: the
          contract with you (Art. 6(1)(b) GDPR).
        </dd>
        <dt>To send reminders and newsletters</dt>
        <dd>
          Your consent (Art. 6(1)(a) GDPR). You can withdraw it at any time with effect for the
          future.
        </dd>
        <dt>To publish recordings of live lessons</dt>
        <dd>
          The contract with VIP members, and for your own voice and picture your consent: we say
          when a recording starts, and you decide whether camera and microphone are on.
        </dd>
        <dt>To keep accounts and pay taxes</dt>
        <dd>Legal obligations (Art. 6(1)(c) GDPR; Art. 958f Swiss Code of Obligations).</dd>
        <dt>To keep the service safe and working</dt>
        <dd>
          Finding faults, fending off attacks, stopping repeated free trials: our legitimate
          interest in a service that works and is fair to all (Art. 6(1)(f) GDPR).
        </dd>
      </dl>
      <p>
        Without an e-mail address and your agreement to the terms there can be no account. All else
        is up to you. No decision with legal or similar effect on you is made by a machine alone.
      </p>
    </>
  ),
};
