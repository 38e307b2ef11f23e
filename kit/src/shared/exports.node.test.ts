import { version } from '../../package.json';
import * as kit from './index';

/**
 * What each version of kit exports. A remote needs a shell with the version that it was built with,
 * or a newer one of the same major (`shared-libraries.ts`). So an addition needs a new minor
 * version, and a removal a new major. Otherwise a remote crashes on a shell that lacks an export.
 * Change the version, then this table.
 */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '1.1.0': [
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
    'useSession',
    'useTitle',
  ],
};

test('kit exports what its version says', () => {
  expect(Object.keys(kit).toSorted()).toEqual(EXPORTS[version]);
});
