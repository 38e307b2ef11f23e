import type { LegalSection } from '../../legal/legal-text';

export const comments: LegalSection = {
  id: 'comments',
  title: 'Comments and chat',
  body: (
    <>
      <p>
        What you write stays yours. You allow us to show it, with your username, in the place where
        you wrote it, for as long as you leave it there. You can delete your own comments.
      </p>
      <p>
        Please keep to the subject, and do not post anything that is unlawful, insulting or
        misleading, that advertises, or that gives away personal data of others. Teachers can remove
        what breaks these rules. If it happens again, we may stop an account from commenting.
      </p>
      <p>If a comment about you or by somebody else should be looked at, write to us.</p>
    </>
  ),
};
