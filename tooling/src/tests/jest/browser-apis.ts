import { addDialogMethods } from './dialog';
import { matchMedia } from './match-media';

// What every browser of today offers and jsdom does not.
window.matchMedia ??= matchMedia;
// jsdom's own only reports that jsdom cannot scroll.
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;
HTMLElement.prototype.scrollTo ??= () => undefined;
addDialogMethods();
