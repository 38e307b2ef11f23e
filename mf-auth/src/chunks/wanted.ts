import { lazyCode } from 'kit/lazy-code';

/** What a visitor came from and may not open yet, above the form. */
export const wantedCode = lazyCode(
  () => import(/* webpackChunkName: "wanted" */ '../sign-in-up/Wanted'),
);
