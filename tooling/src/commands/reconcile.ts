import { jobCommand } from '../product/job-command';

/**
 * `npm run reconcile` brings every learner's plan to the payment provider's state. Running it again
 * is safe.
 */
export default jobCommand('reconcile');
