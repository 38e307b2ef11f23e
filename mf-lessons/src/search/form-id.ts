/**
 * Element id of the search form. A separate file, because form and results are in different chunks.
 */
export const FORM_ID = 'search';
