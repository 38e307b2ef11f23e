import { ExternalLink } from '../../ExternalLink';
import type { LegalSection } from '../../legal/legal-text';

export const googleSignIn: LegalSection = {
  id: 'google-sign-in',
  title: 'Signing in with Google or Apple',
  body: (
    <>
      <p>
        If you choose to sign in with Google, Google tells us that it is you. From your Google
        account we use only your name and your e-mail address: the name becomes your username, the
        e-mail address identifies your account. We ask for no access to your contacts, calendar,
        files, mail or anything else, and we cannot act in your Google account.
      </p>
      <p>
        We use these two details to create your account and to let you sign in, and for nothing
        else. We do not sell them, do not use them for advertising, and pass them on only to the
        services in <a href="#recipients">Who receives data</a> that store the account for us. The
        use of information received from Google APIs by Grüezi, and its transfer to any other app,
        will adhere to the{' '}
        <ExternalLink href="https://developers.google.com/terms/api-services-user-data-policy">
          Google API Services User Data Policy
        </ExternalLink>
        , including the Limited Use requirements.
      </p>
      <p>
        You can withdraw the access at any time in your Google account under “Security”, and delete
        the data with us as described in <a href="#your-rights">Your rights</a>.
      </p>
      <p>
        In the mobile app you can also sign in with Apple. Apple then gives us your name, if you
        share it, and your e-mail address or a relay address that hides it.
      </p>
    </>
  ),
};
