import type { RemoteFailure } from 'shared-contracts';

/** The text that a learner reads instead of a failed remote. */
export interface FailureText {
  readonly title: string;
  readonly description: string;
}

interface Sentences {
  /** Follows the name of the part, which may be a plural. */
  readonly title: string;
  readonly description: string;
}

const NOT_LOADED = 'could not be loaded.';
const OUR_MISTAKE = 'The mistake is ours, not yours.';
const REST_WORKS = 'The rest of the page keeps working.';

/** Texts by kind of failure. A missing kind does not compile. */
const TEXTS: { readonly [K in RemoteFailure['kind']]: Sentences } = {
  unreachable: {
    title: NOT_LOADED,
    description: `Your connection or our server was interrupted. ${REST_WORKS}`,
  },
  offline: {
    title: NOT_LOADED,
    description: 'You are offline. Connect to the internet, then press Retry.',
  },
  'too-many-requests': {
    title: NOT_LOADED,
    description: 'Our server got too many requests. Wait a minute, then press Retry.',
  },
  'timed-out': {
    title: 'did not load in time.',
    description: `Your connection or our server is slow right now. ${REST_WORKS}`,
  },
  'switched-off': {
    title: 'is switched off for now.',
    description: `We are repairing it. ${REST_WORKS}`,
  },
  damaged: {
    title: 'could not be loaded: a file was changed on its way.',
    description: `Press Retry to fetch it again. ${REST_WORKS}`,
  },
  'invalid-manifest': {
    title: 'could not be loaded: its files are damaged.',
    description: `${OUR_MISTAKE} ${REST_WORKS}`,
  },
  'incompatible-contract': {
    title: 'could not be loaded: another version of the app is needed.',
    description: 'Reload the page to get the newest version, or try again in a moment.',
  },
  'failed-to-evaluate': {
    title: 'could not start.',
    description: `${OUR_MISTAKE} ${REST_WORKS}`,
  },
  hung: {
    title: 'did not start in time.',
    description: `${OUR_MISTAKE} ${REST_WORKS}`,
  },
  crashed: {
    title: 'stopped working.',
    description: `${OUR_MISTAKE} What you see around it keeps working.`,
  },
};

/** @param part name of the part for learners, 'Live lessons'; empty: unknown */
export function failureText({ kind }: RemoteFailure, part = ''): FailureText {
  const { title, description } = TEXTS[kind];
  return { title: `${part || 'This part'} ${title}`, description };
}
