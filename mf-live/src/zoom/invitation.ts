/** The data that the Zoom page needs to join. The server signed it for this learner. */
export interface Invitation {
  /** From the callable `CreateZoomSignature`. */
  readonly signature: string;
  readonly sdkKey: string;
  /** Digits only. */
  readonly meetingNumber: string;
  /** The learner's name in the meeting; may be empty. */
  readonly userName: string;
  /** The learner's theme; empty: that of the system. */
  readonly theme: string;
}

/**
 * Writes an invitation as a URL fragment, which browsers send to no server, so no log holds it.
 *
 * @returns with its hash sign
 */
export const invitationFragment = (invitation: Invitation): string =>
  `#${new URLSearchParams({ ...invitation })}`;

/**
 * Reads an invitation from a fragment.
 *
 * @param fragment with or without its hash sign
 * @returns undefined when a part is missing or malformed, or differs from the signature's claims
 */
export function readInvitation(fragment: string): Invitation | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const of = (name: keyof Invitation) => parts.get(name) ?? '';
  const invitation = {
    signature: of('signature'),
    sdkKey: of('sdkKey'),
    meetingNumber: of('meetingNumber'),
    userName: of('userName'),
    theme: of('theme'),
  };
  const isComplete =
    invitation.signature.split('.').length === 3 &&
    invitation.sdkKey !== '' &&
    /^\d+$/.test(invitation.meetingNumber);
  return isComplete && matchesClaims(invitation) ? invitation : undefined;
}

/** Whether the signature's claims name the same key and meeting as the invitation. */
function matchesClaims({ signature, sdkKey, meetingNumber }: Invitation): boolean {
  const { appKey, sdkKey: signedKey, mn } = claimsOf(signature);
  return appKey === sdkKey && signedKey === sdkKey && mn === meetingNumber;
}

/** How the Zoom page was opened; `elsewhere`: with an invitation, but not from the shell. */
export type Arrival =
  | { readonly kind: 'invited'; readonly invitation: Invitation }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'none' };

/**
 * Takes the invitation out of the address first, so that history, bookmarks and later scripts do
 * not find the signature.
 *
 * Only the shell may invite. This page cannot verify a signature, and anybody can sign a meeting of
 * their own Zoom app. So it checks the referrer, which no other page can set to the shell.
 *
 * @param shell origin of the shell
 */
export function takeInvitation({ location, history, document }: Window, shell: string): Arrival {
  const invitation = readInvitation(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  if (invitation === undefined) return { kind: 'none' };
  // The referrer may be empty. Browsers always write a slash after the origin.
  const isFromShell = document.referrer.startsWith(`${shell}/`);
  return isFromShell ? { kind: 'invited', invitation } : { kind: 'elsewhere' };
}

interface Claims {
  readonly appKey?: unknown;
  readonly sdkKey?: unknown;
  readonly mn?: unknown;
  readonly exp?: unknown;
}

/** Reads the claims of a signature without verifying them; Zoom verifies them. */
function claimsOf(signature: string): Claims {
  try {
    const payload = (signature.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns when a signature expires; undefined: the signature does not say it. */
export function expiryOf({ signature }: Pick<Invitation, 'signature'>): Date | undefined {
  const { exp } = claimsOf(signature);
  return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
}

/** The address of the meeting in Zoom's own app or page. */
export const zoomLink = ({ meetingNumber }: Pick<Invitation, 'meetingNumber'>): string =>
  `https://zoom.us/j/${meetingNumber}`;
