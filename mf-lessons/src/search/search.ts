/** The code of the search: one chunk, loaded when the page is idle or the field is focused. */
export { connectForm } from './connect-form';
export { Filters } from './Filters';
export { Results } from './Results';
