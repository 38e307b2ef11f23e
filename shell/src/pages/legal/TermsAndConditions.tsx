import { Link } from 'kit';
import { MailLink, OPERATOR } from '../operator';
import { LegalDocument, type LegalText } from './LegalDocument';
import { WebOnly } from './WebOnly';

const text: LegalText = {
  title: 'Terms and Conditions',
  intro:
    'What you get with an account and a plan of Grüezi, what it costs, how it ends, and the rules we ask everyone to keep.',
  lastUpdated: '2026-11-20',
  sections: [
    {
      id: 'scope',
      title: 'Who we are and what these terms cover',
      body: (
        <>
          <p>
            {OPERATOR.product} is a website and mobile app for learning Swiss German. It is run by
            (sample operator):
          </p>
          <address>
            {OPERATOR.name}
            <br />
            {OPERATOR.place}, {OPERATOR.country}
            <br />
            <MailLink />
          </address>
          <p>
            These terms are the contract between you and us once you open an account. You agree to
            them when you sign up, log in or subscribe. How we handle personal data is described in
            the <Link to="/privacy-policy">privacy policy</Link>; what the lessons can and cannot
            promise is described in the <Link to="/disclaimer">disclaimer</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>You need to be at least 16, or have a parent or guardian who agrees for you.</li>
          <li>Give an email address that reaches you; we send what concerns your plan there.</li>
          <li>
            An account is for one person. Keep your password to yourself and do not share your
            access.
          </li>
          <li>Choose a username that you would also use in a classroom: others see it.</li>
          <li>If somebody else seems to use your account, change the password and tell us.</li>
          <li>An account without a plan costs nothing.</li>
        </ul>
      ),
    },
    {
      id: 'plans',
      title: 'What the plans contain',
      body: (
        <>
          <p>Without a plan you can watch the free mini lessons.</p>
          <h3>BASIC</h3>
          <ul>
            <li>a new short video every week, 2 to 5 minutes long;</li>
            <li>all previous videos, more than 60;</li>
            <li>translations;</li>
            <li>flashcards for each video.</li>
          </ul>
          <h3>VIP</h3>
          <ul>
            <li>everything in BASIC;</li>
            <li>live lessons, Mondays 8 PM;</li>
            <li>text chat during the live lessons;</li>
            <li>speaking practice on Zoom;</li>
            <li>recordings of live lessons.</li>
          </ul>
          <h3>PRIVATE</h3>
          <p>
            Private lessons with a teacher at a fixed weekly hour, together with what VIP contains.{' '}
            <WebOnly>This plan is sold on the web only. </WebOnly>See{' '}
            <a href="#private-lessons">Private lessons</a>.
          </p>
          <p>
            What a plan contains is also written on its card on the{' '}
            <Link to="/subscriptions">subscriptions page</Link>. A holiday week can pass without a
            new video or live lesson; we announce that beforehand.
          </p>
        </>
      ),
    },
    {
      id: 'free-trial',
      title: 'Free trial',
      body: (
        <>
          <p>
            Where a plan has a free trial, its length in days is shown before you order. You enter a
            means of payment at the start, and the first payment is taken when the trial ends. If
            you cancel before that, you pay nothing and can use the plan until the last day of the
            trial.
          </p>
          <p>
            Each person gets one free trial, with their first subscription. Deleting an account and
            opening a new one does not bring a second one. Private lessons have no free trial.
          </p>
        </>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      body: (
        <>
          <p>
            <WebOnly>
              Prices on the web are in Swiss francs and include tax. You pay the price that is shown
              when you order. You pay by card through Stripe.{' '}
            </WebOnly>
            In the mobile apps, Apple or Google sells the plan, in the currency and at the price
            that the store shows, and under the terms of the store.
          </p>
          <p>
            You pay at the beginning of each month or year, depending on the billing cycle you
            chose. If a charge fails, your plan does not stop at once: the charge is tried again and
            you can update your card. If it stays unpaid, the plan ends.
          </p>
          <p>
            If a price rises, we tell you by email at least 30 days before it applies to you. You
            can cancel until then; a period you have already paid for costs no more.
          </p>
        </>
      ),
    },
    {
      id: 'renewal',
      title: 'Renewal and cancellation',
      body: (
        <>
          <p>
            All plans say “auto renews, cancel anytime”: a plan renews automatically for another
            month or year until you cancel it. After you cancel, you keep what you paid for until
            the end of the current period. Then the plan ends and you pay nothing more. Until that
            day you can resubscribe.
          </p>
          <p>You cancel where you bought:</p>
          <ul>
            <li>
              On the web: log in and open the <Link to="/subscriptions">subscriptions page</Link>.
              An email to us before the renewal is just as good.
            </li>
            <li>On iOS: in the subscriptions of your App Store account.</li>
            <li>On Android: in the subscriptions of your Google Play account.</li>
          </ul>
          <p>
            A plan bought in a store is cancelled in that store. We cannot cancel or refund it, and
            removing the app or deleting your account does not cancel it either.
          </p>
        </>
      ),
    },
    {
      id: 'changing-plan',
      title: 'Changing your plan',
      body: (
        <p>
          You can change to another plan or billing cycle whenever you like, in the place where you
          bought. A change to a higher plan takes effect once its payment is confirmed. A change to
          a lower plan takes effect when the period you have paid for ends; the first payment for
          the new plan is taken on that day.
        </p>
      ),
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      body: (
        <>
          <p>
            If you are a consumer and live in the European Union, the European Economic Area or the
            United Kingdom, you can withdraw from a plan bought on the web within 14 days of
            ordering, without giving a reason. A clear statement is enough, for instance an email to{' '}
            <MailLink subject="Withdrawal" /> with your name, the email address of your account and
            the day you ordered. It is in time if you send it before the 14 days are over.
          </p>
          <p>
            We then pay back what you paid within 14 days, by the same means of payment and without
            a fee. If you asked us to start before the 14 days were over, we may keep the part that
            corresponds to the days until your withdrawal and to private lessons already held.
          </p>
          <p>
            Swiss law has no such right for plans bought online. For plans bought in a store, the
            refund rules of the store apply.
          </p>
        </>
      ),
    },
    {
      id: 'live-lessons',
      title: 'Live lessons',
      body: (
        <>
          <p>
            <Link to="/live-lessons">Live lessons</Link> are for VIP members. They take place
            online, on Zoom, with a text chat beside them.
          </p>
          <ul>
            <li>
              Treat one another kindly. Everybody is there to make mistakes and learn from them.
            </li>
            <li>Use a name the teacher can call you by.</li>
            <li>
              Camera and microphone are your choice. Mute yourself when you are not speaking, so
              that others can hear.
            </li>
            <li>
              Lessons can be recorded for VIP members; the teacher says so at the start. Do not
              record, photograph or stream a lesson yourself.
            </li>
            <li>Do not pass on the link to a lesson or let others take part with your access.</li>
            <li>
              Anyone who insults, harasses, discriminates or advertises can be removed from the
              lesson; after that we may close live lessons to the account.
            </li>
          </ul>
          <p>
            If we must cancel a live lesson, we say so as early as we can. The recordings stay open
            to you in the meantime.
          </p>
        </>
      ),
    },
    {
      id: 'private-lessons',
      title: 'Private lessons',
      body: (
        <>
          <ul>
            <li>
              You choose one free hour from Monday to Friday. All hours are given in Polish time.
              The clocks in Poland and Switzerland show the same time all year round.
            </li>
            <li>
              The first lesson is in the week after you subscribe, then every week at that hour.
            </li>
            <li>Missed lessons cannot be rescheduled.</li>
            <li>
              Upcoming lessons can be rescheduled with at least one week’s notice: choose another
              hour on the <Link to="/subscriptions">subscriptions page</Link>, or write to us.
            </li>
            <li>If the teacher has to cancel, you get another date or the lesson refunded.</li>
          </ul>
          <p>
            The number of places is limited. Your hour is held for you while you are paying. If you
            do not finish in time, it becomes free for others; should a payment still arrive when
            the hour has been taken, we refund it in full.
          </p>
        </>
      ),
    },
    {
      id: 'comments',
      title: 'Comments and chat',
      body: (
        <>
          <p>
            What you write stays yours. You allow us to show it, with your username, in the place
            where you wrote it, for as long as you leave it there. You can delete your own comments.
          </p>
          <p>
            Please keep to the subject, and do not post anything that is unlawful, insulting or
            misleading, that advertises, or that gives away personal data of others. Teachers can
            remove what breaks these rules. If it happens again, we may stop an account from
            commenting.
          </p>
          <p>If a comment about you or by somebody else should be looked at, write to us.</p>
        </>
      ),
    },
    {
      id: 'materials',
      title: 'Using the materials',
      body: (
        <>
          <p>
            Videos, texts, recordings, flashcards and grammar sheets are protected by copyright.
            With your account, or your plan while it lasts, you may use them yourself, for learning.
            You may print and keep grammar sheets for your own use.
          </p>
          <p>
            You may not copy videos or recordings, publish, sell or share materials, show them in
            classes or companies, get around access protection, read content out automatically, or
            train software with it. Short quotations that the law allows remain allowed. Teachers
            who would like to use something in class: ask, we usually find a way.
          </p>
        </>
      ),
    },
    {
      id: 'availability',
      title: 'Availability',
      body: (
        <p>
          We do our best to keep lessons reachable at all hours, but cannot promise it: maintenance,
          faults and the networks in between can interrupt the service. You need a device with a
          current browser and an internet connection fast enough for video. We may improve, replace
          or remove single lessons. If we took away an essential part of a plan you have paid for,
          you could cancel at once and would get back the rest of the period.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <>
          <p>
            We are liable without limit for damage caused on purpose or by gross negligence, for
            harm to life and health, and wherever the law does not allow a limit. Beyond that,
            liability is excluded as far as the law permits, in particular for slight negligence,
            for indirect damage and for what services of others do.
          </p>
          <p>
            We owe careful teaching, not a particular success in learning. The rights that consumers
            have by law stay untouched.
          </p>
        </>
      ),
    },
    {
      id: 'ending',
      title: 'Ending the contract',
      body: (
        <>
          <p>
            You can delete your account at any time in <Link to="/my-account">My account</Link>. A
            plan bought on the web ends with it. A plan bought in a store has to be cancelled there
            first.
          </p>
          <p>
            We may end the contract with 30 days’ notice by email and then refund what you have paid
            for the time after. If you break these terms seriously or again after a warning, we may
            close the account at once.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          We may change these terms for good reason, such as a new function or a new law. We send
          account holders the new wording by email at least 30 days before it applies. If you do not
          agree, you can cancel until then, and the old terms hold until your plan ends.
        </p>
      ),
    },
    {
      id: 'law-and-court',
      title: 'Applicable law and court',
      body: (
        <>
          <p>
            Swiss law applies, without its conflict-of-law rules and without the UN Convention on
            Contracts for the International Sale of Goods. The court at Zürich has jurisdiction.
          </p>
          <p>
            If you are a consumer, the mandatory protection of the country you live in and the
            courts that the law gives you there remain open to you. If one clause is not valid, the
            others stay in force.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Write to <MailLink /> or see the <Link to="/contact">contact page</Link> for what to
          mention. Most disagreements are settled by one friendly email; please try that first.
        </p>
      ),
    },
  ],
};

/** Screen of /terms-and-conditions. Source: ROUTE-terms. */
export const TermsAndConditions = () => <LegalDocument text={text} />;

export default TermsAndConditions;
