import { Component, type ReactNode } from 'react';
import { Button, Message } from 'kit';

/**
 * Shows an error if the code of a shell page could not be fetched. The usual cause: a newer version
 * was published, and the old files are gone. Source: decision 45.
 */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <Message
          title="This page could not be loaded."
          description="Check your connection. If a new version is ready, reloading brings it."
          action={<Button onClick={() => location.reload()}>Reload</Button>}
        />
      </div>
    );
  }
}
