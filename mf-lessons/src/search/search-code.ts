import { lazyCode } from '../lazy-code';

/** Index, filters and results: nobody needs them before they search. */
export const searchCode = lazyCode(() => import(/* webpackChunkName: "later" */ './search'));

/** Of the form, for the button that clears it. */
export const FORM_ID = 'search';
