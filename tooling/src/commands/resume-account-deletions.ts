import { jobCommand } from '../product/job-command';

/**
 * `npm run resume-account-deletions` finishes interrupted deletions of accounts. Running it again
 * is safe.
 */
export default jobCommand('resume-account-deletions');
