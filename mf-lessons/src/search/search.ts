export { connectForm } from './connect-form';
export { Filters } from './Filters';
export { Results } from './Results';
