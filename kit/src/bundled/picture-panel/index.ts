/** A panel in the place of a film, of cards or of a live room; a remote bundles it. */
export { PicturePanel, type PicturePanelProps } from './PicturePanel';
