import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from '../link/Link';
import { classNames } from '../../class-names';
import styles from './button.module.css';

/**
 * Weight of an action; a view has at most one `primary`. `icon` holds only an `Icon`, such as
 * Close, and needs an `aria-label`.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'icon';

const buttonClass = (variant: ButtonVariant, className?: string): string | undefined =>
  classNames(styles.button, styles[variant], className);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Default `primary`. */
  readonly variant?: ButtonVariant;
  /** Shows running work: the button keeps size and focus, and ignores presses. */
  readonly busy?: boolean;
}

/** A button of at least 44 px; default type `button`, not `submit`. Source: decision 43. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      // Not `disabled`: a disabled button loses the focus.
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

export interface ButtonLinkProps extends LinkProps {
  /** Default `primary`. */
  readonly variant?: ButtonVariant;
}

/** A link that looks like a button. Use it to lead to another page, not to run an action. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
