import { Component, type ReactNode } from 'react';
import { toError, type ScreenProps } from 'shared-contracts';

type CrashBoundaryProps = Pick<ScreenProps, 'onCrash'> & { readonly children?: ReactNode };

/**
 * Reports a crash of a screen while rendering, and renders nothing: the shell shows the failure.
 * Without it, single-spa's mount would never settle and block all routes.
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
