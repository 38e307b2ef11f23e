import { jobCommand } from '../product/job-command';

/**
 * `npm run resume-account-deletions`: finishes the deletions that were begun. Running it again is
 * safe.
 */
export default jobCommand('resume-account-deletions');
