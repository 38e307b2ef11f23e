import { SandboxError } from '../errors';
import { readCard } from '../objects/cards';
import { returnFromBank } from '../objects/collect';
import { completeSession } from '../objects/complete-session';
import type { BankVisit } from '../sandbox-state';
import type { World } from '../world';
import { goTo, html, page, type PageRequest, type PageResponse } from '../../sandbox/html';
import { successUrl } from './checkout-page';
import { saveInPortal } from './portal-actions';

/** Ends the visit. @returns the address that the browser opens next */
function leave(world: World, what: BankVisit, isCompleted: boolean): string {
  switch (what.kind) {
    case 'payment': {
      const intent = world.state.paymentIntents[what.paymentIntent];
      if (intent) returnFromBank(world, intent, isCompleted);
      return what.returnUrl;
    }
    case 'portal':
      if (isCompleted) saveInPortal(world, what.portal, readCard(what.card), true);
      return `/portal/${what.portal}${isCompleted ? '' : '?message=bank'}`;
    case 'session': {
      const session = world.state.sessions[what.session];
      if (!isCompleted || !session) return `/checkout/${what.session}?message=bank`;
      try {
        const payer = { email: what.email, card: readCard(what.card), isAuthenticated: true };
        completeSession(world, session.id, payer);
      } catch (error) {
        if (!(error instanceof SandboxError)) throw error;
        // Closed, or declined meanwhile: the payment page says so.
        return `/checkout/${session.id}`;
      }
      return successUrl(session);
    }
  }
}

/** GET and POST /bank/:id, where the card holder confirms a payment (3-D Secure). */
export function bankPage(world: World, id: string, { method, form }: PageRequest): PageResponse {
  const visit = world.state.bankVisits[id];
  if (!visit) {
    return page(
      'Done',
      html`<main class="narrow card">
        <h1>This confirmation is over</h1>
        <p>It was answered before. Go back to the page that you came from.</p>
      </main>`,
      410,
    );
  }
  if (method === 'POST') {
    delete world.state.bankVisits[id];
    return goTo(leave(world, visit, form.get('action') === 'complete'));
  }
  return page(
    'Your bank',
    html`<main class="narrow card">
      <h1>Your bank asks: is this you?</h1>
      <p class="soft">A real bank would ask for its app or a code here.</p>
      <form method="post" class="actions">
        <button class="main" name="action" value="complete">Complete</button>
        <button name="action" value="fail">Fail</button>
      </form>
    </main>`,
  );
}
