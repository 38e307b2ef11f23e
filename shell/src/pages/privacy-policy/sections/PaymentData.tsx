/** Part of "Which data we process": what comes up when a plan is bought. */
export function PaymentData() {
  return (
    <>
      <h3>Your plan and payments</h3>
      <p>
        Which plan you have, when it was bought, when it renews or ends, and whether it was bought
        on the web, on iOS or on Android.
      </p>
      <ul>
        <li>
          On the web, you enter your card on a page of the card processor Stripe. We learn that a
          payment succeeded or failed, its amount and the invoice, and see at most the kind of card
          and its last four digits.
        </li>
        <li>
          In the mobile apps, Apple or Google takes the payment. Through RevenueCat we learn which
          product was bought and until when it is paid, and give RevenueCat your user ID for that.
          We never see how you pay.
        </li>
      </ul>
    </>
  );
}
