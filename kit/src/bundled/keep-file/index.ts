export { KeepFileButton, type KeepFileButtonProps } from './KeepFileButton';
export { useKeepFile, type TextFile } from './use-keep-file';
