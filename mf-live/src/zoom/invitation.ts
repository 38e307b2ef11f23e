/** What the Zoom page needs to join: the server signed it for this learner. */
export interface Invitation {
  /** Source: `CreateZoomSignature`. */
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
 * @returns undefined when a part is missing or malformed
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
  return isComplete ? invitation : undefined;
}

/**
 * Takes the invitation out of the address before anything else reads it: neither history, nor a
 * bookmark, nor a script that comes later finds the signature.
 */
export function takeInvitation({ location, history }: Window): Invitation | undefined {
  const invitation = readInvitation(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  return invitation;
}

/**
 * When a signature ends. It is read, not verified: Zoom verifies it.
 *
 * @returns undefined when the signature does not say it
 */
export function expiryOf({ signature }: Pick<Invitation, 'signature'>): Date | undefined {
  try {
    const payload = (signature.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { readonly exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
  } catch {
    return undefined;
  }
}

/** The meeting in Zoom's own app or page, where a learner joins without our page. */
export const zoomLink = ({ meetingNumber }: Pick<Invitation, 'meetingNumber'>): string =>
  `https://zoom.us/j/${meetingNumber}`;
