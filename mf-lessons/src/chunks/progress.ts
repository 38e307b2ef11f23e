import { lazyCode } from 'kit/lazy-code';

/** A member's "Today". */
export const todayCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../today/Today'),
);

/** The views of a member's progress: the week, and the line on the card of a lesson. */
export const progressViewCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../progress-view/views'),
);
