/** What the Zoom page needs to join: the server signed it for this learner. */
export interface Invitation {
  /** The callable `CreateZoomSignature` made it. */
  readonly signature: string;
  readonly sdkKey: string;
  /** Digits only. */
  readonly meetingNumber: string;
  /** How the learner is called in the meeting; may be empty. */
  readonly userName: string;
  /** The theme that the learner chose; empty: as the system has it. */
  readonly theme: string;
}

/**
 * Writes an invitation as a fragment. A fragment is sent to no server, and no policy or log of a
 * server sees it.
 *
 * @returns with its hash sign
 */
export const invitationFragment = (invitation: Invitation): string =>
  `#${new URLSearchParams({ ...invitation })}`;

/**
 * Reads an invitation from a fragment.
 *
 * @param fragment with or without its hash sign
 * @returns undefined when a part is missing or malformed, or is not what the signature signs
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
  return isComplete && isAboutItself(invitation) ? invitation : undefined;
}

/** Whether the signature is for the key and the meeting that the invitation names beside it. */
function isAboutItself({ signature, sdkKey, meetingNumber }: Invitation): boolean {
  const { appKey, sdkKey: signedKey, mn } = claimsOf(signature);
  return appKey === sdkKey && signedKey === sdkKey && mn === meetingNumber;
}

/**
 * What came with the address of the Zoom page; `elsewhere`: an invitation that is not the shell's.
 */
export type Arrival =
  | { readonly kind: 'invited'; readonly invitation: Invitation }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'none' };

/**
 * Takes the invitation out of the address before anything else reads it: neither history, nor a
 * bookmark, nor a script that comes later finds the signature.
 *
 * Only the shell invites. Anybody can sign a meeting with an app of their own at Zoom, and this
 * page cannot verify a signature. So it asks the browser where it was opened: no other page can
 * make itself the shell's referrer.
 *
 * @param shell origin of the shell
 */
export function takeInvitation({ location, history, document }: Window, shell: string): Arrival {
  const invitation = readInvitation(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  if (invitation === undefined) return { kind: 'none' };
  // Empty where a browser or a link hides it; a browser always writes the slash after an origin.
  const isFromShell = document.referrer.startsWith(`${shell}/`);
  return isFromShell ? { kind: 'invited', invitation } : { kind: 'elsewhere' };
}

interface Claims {
  readonly appKey?: unknown;
  readonly sdkKey?: unknown;
  readonly mn?: unknown;
  readonly exp?: unknown;
}

/** What a signature says. It is read, not verified: Zoom verifies it. */
function claimsOf(signature: string): Claims {
  try {
    const payload = (signature.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * When a signature ends.
 *
 * @returns undefined when the signature does not say it
 */
export function expiryOf({ signature }: Pick<Invitation, 'signature'>): Date | undefined {
  const { exp } = claimsOf(signature);
  return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
}

/** The meeting in Zoom's own app or page, where a learner joins without our page. */
export const zoomLink = ({ meetingNumber }: Pick<Invitation, 'meetingNumber'>): string =>
  `https://zoom.us/j/${meetingNumber}`;
