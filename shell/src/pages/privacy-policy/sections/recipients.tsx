import type { LegalSection } from '../../legal/legal-text';

export const recipients: LegalSection = {
  id: 'recipients',
  title: 'Who receives data',
  body: (
    <>
      <p>These services work for us, or with us, and receive only what their part needs:</p>
      <dl>
        <dt>Google (Firebase on Google Cloud)</dt>
        <dd>
          Sign-in, database, our server functions, hosting and video files. Google processes the
          data on our instructions.
        </dd>
        <dt>Stripe</dt>
        <dd>Card payments, invoices and fraud prevention for plans bought on the web.</dd>
        <dt>RevenueCat</dt>
        <dd>Tells us the state of plans bought in the mobile apps.</dd>
        <dt>Apple and Google Play</dt>
        <dd>
          Sell the plans in the mobile apps, under their own terms and their own responsibility.
        </dd>
        <dt>Zoom</dt>
        <dd>Picture, sound and chat of live lessons, from the moment you join one.</dd>
      </dl>
      <p>
        Beyond these, we hand over data only where a law or a court obliges us. If the school is
        ever taken over, your data goes along only to continue the service for you, and we tell you
        beforehand.
      </p>
    </>
  ),
};
