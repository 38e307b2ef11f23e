import { version } from '../../package.json';
import * as kit from './index';

/**
 * The exports of each version of kit. A remote needs a shell with its own version of kit, or a
 * newer one of the same major (`shared-libraries.ts`); otherwise it crashes on a missing export. So
 * an addition needs a new minor version, and a removal a new major. Change the version, then this
 * table.
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
