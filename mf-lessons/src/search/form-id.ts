/** Id of the form, for the button that clears it. */
export const FORM_ID = 'search';
