import { Link } from 'kit';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { ExternalLink } from '../ExternalLink';
import { MailLink, OPERATOR } from '../operator';
import { LegalDocument, type LegalText } from './LegalDocument';

const text: LegalText = {
  title: 'Privacy Policy',
  intro:
    'Which personal data Grüezi processes when you learn Swiss German with us, why, for how long, and what you can decide about it.',
  lastUpdated: '2026-11-26',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>We process what an account, your lessons and your plan need, and no more.</li>
          <li>
            There is no advertising, there are no advertising trackers, and we do not sell your
            data.
          </li>
          <li>
            Card details go to the card processor or to the app store. They never reach our servers.
          </li>
          <li>Reminders and newsletters come only if you said yes, and stop when you say no.</li>
          <li>
            You can change your consents in <Link to="/settings">Settings</Link> and download or
            delete your data in <Link to="/my-account">My account</Link>.
          </li>
        </ul>
      ),
    },
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            The controller of your personal data is the operator of {OPERATOR.product} (sample
            operator):
          </p>
          <address>
            {OPERATOR.name}
            <br />
            {OPERATOR.place}, {OPERATOR.country}
            <br />
            <MailLink subject="Privacy" />
          </address>
          <p>
            This policy follows the Swiss Federal Act on Data Protection (FADP, in German DSG) as
            revised on 1 September 2023. Where you live in the European Union or the European
            Economic Area, it also follows the General Data Protection Regulation (GDPR).
          </p>
          <p>
            We are a small school and have not appointed a data protection officer. The people at
            the address above also answer questions about privacy.
          </p>
        </>
      ),
    },
    {
      id: 'data-we-process',
      title: 'Which data we process',
      body: (
        <>
          <h3>Your account</h3>
          <p>
            Your email address and whether you have verified it, your username, a user ID, how you
            log in (email and password, Google or Apple), and when the account was created and last
            used. Your password is stored by the log-in service as a one-way hash; we cannot read
            it.
          </p>
          <h3>Your consents</h3>
          <p>
            Your yes or no to three questions, each with the date of your answer: the terms and
            conditions and this policy (needed for an account), reminders about new lessons
            (optional), newsletters and promotional emails (optional).
          </p>
          <h3>Your learning</h3>
          <ul>
            <li>
              Progress: how far you have watched a lesson, your words, the words and answers you
              send to teachers, and when your flashcards return.
            </li>
            <li>
              Comments: the text you write under a lesson, with your username, your user ID and the
              time. Everyone whose plan includes the lesson can read them.
            </li>
            <li>
              Live lessons: what you write in the text chat, shown with your username, and in the
              Zoom meeting the name you enter there and, if you turn them on, your camera and
              microphone.
            </li>
            <li>
              Recordings: a live lesson can be recorded for other VIP members. What you say or show
              in it can then be part of the recording.
            </li>
            <li>Private lessons: the day and hour you have booked.</li>
          </ul>
          <h3>Your plan and payments</h3>
          <p>
            Which plan you have, when it was bought, when it renews or ends, and whether it was
            bought on the web, on iOS or on Android.
          </p>
          <ul>
            <li>
              On the web, you enter your card on a page of the card processor Stripe. We learn that
              a payment succeeded or failed, its amount and the invoice, and see at most the kind of
              card and its last four digits.
            </li>
            <li>
              In the mobile apps, Apple or Google takes the payment. Through RevenueCat we learn
              which product was bought and until when it is paid, and give RevenueCat your user ID
              for that. We never see how you pay.
            </li>
          </ul>
          <h3>When you write to us</h3>
          <p>Your email or support-chat message, the address it came from, and our answer.</p>
          <h3>Technical records</h3>
          <p>
            When your device fetches a page, a lesson or a video, our hosting records the IP
            address, the time, the address asked for, the kind of browser and whether it worked. We
            also count how often an account calls our services, so that nobody can overload them.
          </p>
          <p>
            Your device also reports how fast a page was, which part of the app failed, and the
            versions of its parts; without your name, user ID or the address of the page. If your
            browser sends “Do Not Track” or “Global Privacy Control”, it reports failures only.
          </p>
          <p>
            While we try a new version of a part with some devices, we also count in how many it
            fails, each device and each connection once. For that we keep a code (a keyed hash)
            instead of the IP address. We delete its key and the counts when the trial ends.
          </p>
        </>
      ),
    },
    {
      id: 'purposes',
      title: 'Why we process it',
      body: (
        <>
          <p>
            Each purpose is followed by its legal basis in the GDPR. Under the FADP we process data
            in good faith, in proportion and for the purposes named here.
          </p>
          <dl>
            <dt>To give you what you signed up for</dt>
            <dd>
              Account, lessons, flashcards, comments, live and private lessons, plan and support:
              the contract with you (Art. 6(1)(b) GDPR).
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
            Without an email address and your agreement to the terms there can be no account. All
            else is up to you. No decision with legal or similar effect on you is made by a machine
            alone.
          </p>
        </>
      ),
    },
    {
      id: 'google-sign-in',
      title: 'Logging in with Google or Apple',
      body: (
        <>
          <p>
            If you choose to log in with Google, Google tells us that it is you. From your Google
            account we use only your name and your email address: the name becomes your username,
            the email address identifies your account. We ask for no access to your contacts,
            calendar, files, mail or anything else, and we cannot act in your Google account.
          </p>
          <p>
            We use these two details to create your account and to let you log in, and for nothing
            else. We do not sell them, do not use them for advertising, and pass them on only to the
            services in <a href="#recipients">Who receives data</a> that store the account for us.
            The use of information received from Google APIs by Grüezi, and its transfer to any
            other app, will adhere to the{' '}
            <ExternalLink href="https://developers.google.com/terms/api-services-user-data-policy">
              Google API Services User Data Policy
            </ExternalLink>
            , including the Limited Use requirements.
          </p>
          <p>
            You can withdraw the access at any time in your Google account under “Security”, and
            delete the data with us as described in <a href="#your-rights">Your rights</a>.
          </p>
          <p>
            In the mobile app you can also log in with Apple. Apple then gives us your name, if you
            share it, and your email address or a relay address that hides it.
          </p>
        </>
      ),
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      body: (
        <>
          <p>These services work for us, or with us, and receive only what their part needs:</p>
          <dl>
            <dt>Google (Firebase on Google Cloud)</dt>
            <dd>
              Log-in, database, our server functions, hosting and video files. Google processes the
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
            <dd>
              Picture, sound and chat of live meetings, your name in them and the address of your
              connection. Nothing is sent to Zoom before you join a meeting.
            </dd>
            <dt>The provider of the support chat</dt>
            <dd>
              What you write there and the address of your connection, where this site offers such a
              chat. Nothing is sent to the provider before you open it.
            </dd>
          </dl>
          <p>
            Beyond these, we hand over data only where a law or a court obliges us. If the school is
            ever taken over, your data goes along only to continue the service for you, and we tell
            you beforehand.
          </p>
        </>
      ),
    },
    {
      id: 'where-data-is-stored',
      title: 'Where data is stored',
      body: (
        <>
          <p>
            Your account, progress, comments and plan are stored on Google Cloud. Our server
            functions run in its region {FUNCTIONS_REGION} in the United States, so your data is
            also processed there. Stripe, RevenueCat, Zoom and Apple process data in the United
            States too.
          </p>
          <p>
            Under Swiss and European law, the United States offers adequate protection only through
            certified companies. Where a service is certified under the Swiss–U.S. and EU–U.S. Data
            Privacy Framework, the transfer rests on that; otherwise on the standard contractual
            clauses of the European Commission with the additions for Switzerland. Write to us if
            you would like a copy.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <>
          <dl>
            <dt>Account, consents, progress, comments, questions, chat messages and bookings</dt>
            <dd>
              Until you delete them or your account. Copies in backups disappear as these are
              overwritten, within 180 days at most.
            </dd>
            <dt>Invoices and payment records</dt>
            <dd>Ten years, because Swiss law asks for it, even if you delete your account.</dd>
            <dt>Proof that a free trial was used</dt>
            <dd>
              Each person gets one free trial. So that another address, or deleting and reopening an
              account, does not start a second one, we keep codes (keyed hashes) from the beginning
              of the trial on: one of each email address you have had with us, one of your Google or
              Apple account, and one of the card. They show that there was a trial, but they tell
              nobody who had it. A card that is known again only tells us of possible misuse; nobody
              is refused or charged for it. The codes stay as long as we offer free trials.
            </dd>
            <dt>Recordings of live lessons</dt>
            <dd>
              As long as they are part of the VIP plan. If you can be seen or heard in one and want
              that to end, write to us. We will cut that part or remove the recording.
            </dd>
            <dt>Messages to support</dt>
            <dd>
              Until your matter is settled, and two years after that in case it comes up again.
            </dd>
            <dt>Technical records</dt>
            <dd>As a rule 30 days; longer only while we look into a particular fault or misuse.</dd>
          </dl>
        </>
      ),
    },
    {
      id: 'device-storage',
      title: 'Storage on your device instead of cookies',
      body: (
        <>
          <p>
            We set no cookies. Your browser or app keeps a few entries on your own device, all of
            them needed for what you asked for. Nobody else reads them:
          </p>
          <ul>
            <li>Theme: whether you chose light, dark or the setting of your device.</li>
            <li>Speed: how fast videos play.</li>
            <li>Captions: which captions you want to see.</li>
            <li>Text: in which languages you read lessons, and whether words are marked.</li>
            <li>Quality: how sharp videos are.</li>
            <li>Shortcuts: whether keys control the player.</li>
            <li>Pause after line: whether a video pauses after each sentence.</li>
            <li>Auto next: whether the next lesson starts automatically.</li>
            <li>Cards first: the side of a flashcard that asks.</li>
            <li>Type answers: whether you type the answers of flashcards.</li>
            <li>
              Tier: which plan you had last, until you log out. It only hides locks on lessons.
            </li>
            <li>
              Session: that you are logged in, so you need not do it again on every visit. It is
              removed when you log out.
            </li>
            <li>
              Lessons: the list of lessons and of mini lessons, and what kind of device this is, so
              that they appear at once on your next visit, also without a connection.
            </li>
            <li>
              Drafts: a comment, or a message of the live chat, that you have typed and not sent. It
              is removed when you send it, close the tab or log out.
            </li>
            <li>Version: which version of a part of the app your device uses.</li>
          </ul>
          <p>
            You can remove them all in your browser under “site data”; you are then logged out and
            everything else works as on a first visit.
          </p>
          <p>
            The payment pages of Stripe, the log-in windows of Google and Apple, Zoom meetings and
            the support chat belong to their providers, who can set cookies of their own when you
            use them.
          </p>
        </>
      ),
    },
    {
      id: 'no-advertising',
      title: 'No advertising, no tracking',
      body: (
        <p>
          There is no advertising in Grüezi. We use no advertising trackers, no social-media buttons
          and no tools that follow you from one website to another. We do not build profiles of you
          for advertisers and do not sell or rent out data. A plan is what pays for the lessons.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>Wherever you live, you can:</p>
          <ul>
            <li>ask which data we hold about you, and have mistakes corrected;</li>
            <li>
              take your data with you: <Link to="/my-account">My account</Link> exports it as a file
              that other programs can read;
            </li>
            <li>
              delete your account and with it your data, also in{' '}
              <Link to="/my-account">My account</Link>. Only what{' '}
              <a href="#how-long">How long we keep it</a> names as an exception remains;
            </li>
            <li>
              withdraw a consent in <Link to="/settings">Settings</Link>, as easily as you gave it;
            </li>
            <li>
              object to processing that rests on our legitimate interest, or have it restricted
              while a question is open.
            </li>
          </ul>
          <p>
            A plan bought on the web ends with the account. A plan bought in an app store does not:
            only the store can end it, so cancel it there first.
          </p>
          <p>
            You can also write to <MailLink subject="My data" />. It costs nothing, and we answer
            within 30 days. If we are not sure that it is you, we ask once, by the email address of
            the account.
          </p>
          <p>
            You may complain to a supervisory authority: in Switzerland the{' '}
            <ExternalLink href="https://www.edoeb.admin.ch/">
              Federal Data Protection and Information Commissioner
            </ExternalLink>
            , in the European Union the authority where you live. We are glad if you write to us
            first.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      body: (
        <>
          <p>
            All connections are encrypted. Rules in the database let each account read and write
            only what belongs to it; plans, prices and access are decided on the server. Only people
            who run the school can reach the database, and only where the work asks for it.
          </p>
          <p>
            If a breach is likely to put you at high risk, we tell you and the competent authority
            without delay.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Grüezi is made for adults and for young people from 16. Younger learners need a parent or
          guardian who opens the account and agrees for them. If a child has opened an account
          without that, write to <MailLink subject="Account of a child" /> and we delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When the service changes, this policy changes with it; the date at the top says when. If a
          change matters to you, for instance a new recipient or a new purpose, we tell account
          holders by email before it takes effect, and ask for your consent where the law requires
          it.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions about your data: <MailLink subject="Privacy" />. For everything else there is
          the <Link to="/contact">contact page</Link>.
        </p>
      ),
    },
  ],
};

/** One screen for /privacy-policy and /privacy-policy-google. Source: ROUTE-privacy. */
export const PrivacyPolicy = () => <LegalDocument text={text} />;

export default PrivacyPolicy;
