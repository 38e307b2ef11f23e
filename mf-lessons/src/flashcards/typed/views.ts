export { ExportButton } from './ExportButton';
export { TypedCard } from './TypedCard';
