import * as kit from './index';
import { version } from '../package.json';

/**
 * What each version of kit hands out. A remote asks the shell for the version it was built with, or a
 * newer one of the same major (`shared-libraries.ts`), and is "incompatible" with an older one. So an
 * addition needs a new minor version, a removal a new major; else a remote starts on a shell that lacks
 * what it uses, and crashes. Change the version, then this table. Source: DESIGN §2, §5.
 */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '1.0.0': [
    'BehaviorSubject',
    'Button',
    'ButtonLink',
    'Card',
    'Checkbox',
    'Dialect',
    'Dialog',
    'Icon',
    'Link',
    'Message',
    'Page',
    'PlatformProvider',
    'Prose',
    'Skeleton',
    'TextField',
    'classNames',
    'createAsync',
    'createScreen',
    'useBackdropClick',
    'useIsLive',
    'useObservable',
    'usePlatform',
    'useRoute',
    'useTitle',
  ],
};

test('kit hands out what its version says', () => {
  expect(Object.keys(kit).toSorted()).toEqual(EXPORTS[version]);
});
