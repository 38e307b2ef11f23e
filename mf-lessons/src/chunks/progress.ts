import { lazyCode } from 'kit/lazy-code';

/**
 * The learner's progress, fetched once there is a picture. Reading it loads the database's client,
 * which would compete with the first segment for the connection.
 */
export const loadProgressCode = () =>
  import(/* webpackChunkName: "progress" */ '../progress/create-progress');
export const progressCode = lazyCode(loadProgressCode);

/** A member's "Today". */
export const todayCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../today/Today'),
);

/** What draws a member's progress: the week, and the line on the card of a lesson. */
export const progressViewCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../progress-view/views'),
);
