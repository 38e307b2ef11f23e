import type { RemoteFailure } from 'shared-contracts';

/** What the learner reads in a remote's place when it failed. */
export interface FailureText {
  readonly title: string;
  readonly description: string;
}

/** A failure without a sentence does not compile. */
const TEXTS: { readonly [K in RemoteFailure['kind']]: FailureText } = {
  unreachable: {
    title: 'This part cannot be reached.',
    description: 'Your connection or our server is interrupted. Everything else keeps working.',
  },
  'timed-out': {
    title: 'This part takes too long to load.',
    description: 'Your connection or our server is slow right now. Everything else keeps working.',
  },
  'invalid-manifest': {
    title: 'This part was published incorrectly.',
    description: 'The mistake is ours and not yours. Everything else keeps working.',
  },
  'incompatible-contract': {
    title: 'This part needs another version of the app.',
    description: 'Reload the page to get the newest version, or try again in a moment.',
  },
  'failed-to-evaluate': {
    title: 'This part could not start.',
    description: 'The mistake is ours and not yours. Everything else keeps working.',
  },
  crashed: {
    title: 'This part stopped working.',
    description: 'The mistake is ours and not yours. What you see around it keeps working.',
  },
};

export const failureText = (failure: RemoteFailure): FailureText => TEXTS[failure.kind];
