import { Component, type ReactNode } from 'react';
import { toError, type ScreenProps } from 'shared-contracts';

type CrashBoundaryProps = Pick<ScreenProps, 'onCrash'> & { readonly children?: ReactNode };

/**
 * Reports what a screen throws while rendering and shows nothing in its place: the shell shows the
 * failure. Without it a crash would leave single-spa's mount unsettled and block all routes.
 */
export class CrashBoundary<P extends CrashBoundaryProps> extends Component<
  P,
  { readonly hasCrashed: boolean }
> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onCrash(toError(thrown));
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
