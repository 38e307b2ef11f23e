import { lazyCode } from 'kit/lazy-code';

/** The panel above the form that names the locked page from which a visitor came. */
export const wantedCode = lazyCode(
  () => import(/* webpackChunkName: "wanted" */ '../sign-in-up/Wanted'),
);
