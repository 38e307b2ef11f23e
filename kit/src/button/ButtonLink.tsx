import { Link, type LinkProps } from '../link/Link';
import { buttonClass, type ButtonVariant } from './button-class';

export interface ButtonLinkProps extends LinkProps {
  /** Default `primary`. */
  readonly variant?: ButtonVariant;
}

/** A link that looks like a button: it leads somewhere, it does not do something. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
