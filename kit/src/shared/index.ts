export { createAsync, type Async } from './async/create-async';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './button/Button';
export { Card, type CardProps } from './card/Card';
export { Dialog, type DialogProps } from './dialog/Dialog';
export { useBackdropClick } from './dialog/use-backdrop-click';
export { Checkbox, type CheckboxProps } from './fields/Checkbox';
export { TextField, type TextFieldProps } from './fields/TextField';
export { Icon, type IconName, type IconProps } from './icon/Icon';
export { createScreen } from './lifecycles/create-screen';
export { Link, type LinkProps } from './link/Link';
export { useIsLive } from './live/use-is-live';
export { Message, type MessageProps } from './message/Message';
export { useObservable } from './observable/use-observable';
export { Page, type PageProps } from './page/Page';
export {
  PlatformProvider,
  usePlatform,
  type PlatformProviderProps,
} from './platform/PlatformProvider';
export { useSession } from './platform/use-session';
export { useRoute, type Route } from './route/use-route';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export { classNames } from '../class-names';
export { Dialect } from './text/Dialect';
export { Prose } from './text/Prose';
export { useTitle } from './title/use-title';
// The only part of rxjs that remotes need at run time. Sharing rxjs itself would ship all of it.
export { BehaviorSubject } from 'rxjs';
