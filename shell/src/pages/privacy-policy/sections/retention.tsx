import type { LegalSection } from '../../legal/legal-text';

export const retention: LegalSection = {
  id: 'how-long',
  title: 'How long we keep it',
  body: (
    <>
      <dl>
        <dt>Account, consents, progress, comments, chat messages and bookings</dt>
        <dd>
          Until you delete them or your account. Copies in backups disappear as these are
          overwritten, within 180 days at most.
        </dd>
        <dt>Invoices and payment records</dt>
        <dd>Ten years, because Swiss law asks for it, even if you delete your account.</dd>
        <dt>Proof that a free trial was used</dt>
        <dd>
          The free trial is there once per person. So that deleting and reopening an account does
          not start a second one, we keep a keyed hash: a scrambled value that recognises the same
          person again but tells nobody who it is. It stays as long as we offer free trials.
        </dd>
        <dt>Recordings of live lessons</dt>
        <dd>
          As long as they are part of the VIP plan. If you can be seen or heard in one and want that
          to end, write to us; we cut the part or remove the recording.
        </dd>
        <dt>Messages to support</dt>
        <dd>Until your matter is settled, and two years after that in case it comes up again.</dd>
        <dt>Technical records</dt>
        <dd>As a rule 30 days; longer only while we look into a particular fault or misuse.</dd>
      </dl>
    </>
  ),
};
