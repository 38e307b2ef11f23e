import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Default `primary`. */
  readonly variant?: ButtonVariant;
  /** Its work is running: it says so, keeps its size and focus, and cannot be pressed again. */
  readonly busy?: boolean;
}

/** A button of at least 44 px. Its type is `button` unless it says `submit`. Source: DESIGN §8. */
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
      // Not `disabled`: that would throw the focus away.
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
