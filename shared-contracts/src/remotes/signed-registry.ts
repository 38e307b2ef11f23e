import * as v from 'valibot';
import { DAY_MS } from '../base/constants';
import { RegistrySchema } from './registry';

/**
 * A published registry. A shell that knows only registry 1 ignores the new fields. The page's copy
 * has only one of them, `sequence`. Source: decision 49.
 */
export const SignedRegistrySchema = v.object({
  ...RegistrySchema.entries,
  /** Rises by one with each change of what learners get. */
  sequence: v.number(),
  /** ISO 8601. After this moment no page follows it. */
  expires: v.string(),
  /** Who published it. */
  by: v.string(),
  reason: v.string(),
  /** Build of the shell (decision 54). */
  shell: v.optional(v.string()),
  /** `keyFingerprint` of the judge, who may end canaries of this registry and nothing else. */
  judge: v.optional(v.string()),
  /**
   * Only in a registry that the judge has signed: the text of the registry whose canaries it ends,
   * as signed by a key of the page (decision 56).
   */
  basis: v.optional(v.string()),
  /** Path of the judge's newer registries, if the judge cannot replace this file. */
  verdicts: v.optional(v.string()),
});
export type SignedRegistry = v.InferOutput<typeof SignedRegistrySchema>;

/** Path on the shell's origin where the judge of a deployed product answers (decision 62). */
export const VERDICTS_PATH = '/__judgement';

/** Why a page refuses a fetched registry. */
export type RegistryRefusal =
  | 'unsigned'
  | 'unknown-key'
  | 'wrong-signature'
  | 'malformed'
  | 'older'
  | 'expired'
  /** The judge signed it, but it does more than end canaries. */
  | 'beyond-judge'
  /** The device's clock shows a time before the registry was made. */
  | 'clock'
  /** This browser checks signatures on secure origins only. */
  | 'cannot-check';

export type RegistryVerdict =
  | {
      readonly isAccepted: true;
      readonly registry: SignedRegistry;
      /** Fingerprint of the key that signed it; for the judge's registry, that of its basis. */
      readonly key: string;
      /** Whether the judge signed it; else absent. */
      readonly isJudged?: true;
    }
  | { readonly isAccepted: false; readonly why: RegistryRefusal };

/** What a reader trusts before it reads a registry. */
export interface RegistryTrust {
  /** `keyFingerprint` of the keys that may sign; two, to allow a change of keys. */
  readonly keys: readonly string[];
  /** The least sequence to follow: that of the page, or the last one that was accepted. */
  readonly atLeast: number;
  readonly now: Date;
}

const KEY_LENGTH = 87;
const SIGNATURE_LENGTH = 86;
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** The end of a signed registry, after the signed bytes; always of the same length. */
export const signatureEnd = (key: string, signature: string): string =>
  `,"key":"${key}","signature":"${signature}"}`;

const END_LENGTH = signatureEnd('', '').length + KEY_LENGTH + SIGNATURE_LENGTH;
/** Some bits of the last letter are unused. They must be 0, so each value has one text. */
const KEY = `[\\w-]{${KEY_LENGTH - 1}}[AEIMQUYcgkosw048]`;
const SIGNATURE = `[\\w-]{${SIGNATURE_LENGTH - 1}}[AQgw]`;
const END = new RegExp(`^,"key":"(${KEY})","signature":"(${SIGNATURE})"\\}$`);

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Names a public key in 22 letters (128 bits), so pages need not carry the key.
 *
 * @param key the point of P-256, uncompressed: 65 bytes
 */
export async function keyFingerprint(key: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', key);
  return toBase64Url(new Uint8Array(hash).subarray(0, 16));
}

async function isSignedBy(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, ECDSA, false, ['verify']);
    return await crypto.subtle.verify(ECDSA, imported, signature, signed);
  } catch {
    // The key is no point of the curve.
    return false;
  }
}

function readDocument(bytes: Uint8Array): SignedRegistry | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return v.parse(SignedRegistrySchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

type Signature =
  | { readonly problem: RegistryRefusal }
  | {
      readonly signedBy: string;
      /** Whether that key made the signature over these bytes. */
      readonly isRight: () => Promise<boolean>;
    };

async function readSignature(bytes: Uint8Array<ArrayBuffer>): Promise<Signature> {
  if (!globalThis.crypto?.subtle) return { problem: 'cannot-check' };
  const split = Math.max(0, bytes.length - END_LENGTH);
  const end = END.exec(String.fromCharCode(...bytes.subarray(split)));
  if (!end) return { problem: 'unsigned' };
  const [, key = '', signature = ''] = end;
  const publicKey = fromBase64Url(key);
  return {
    signedBy: await keyFingerprint(publicKey),
    isRight: () => isSignedBy(publicKey, fromBase64Url(signature), bytes.slice(0, split)),
  };
}

/**
 * Checks the signature of a file that ends as `signatureEnd` says.
 *
 * @returns undefined when one of the keys has signed these bytes
 */
export async function signatureProblem(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly string[],
): Promise<RegistryRefusal | undefined> {
  const read = await readSignature(bytes);
  if ('problem' in read) return read.problem;
  if (!keys.includes(read.signedBy)) return 'unknown-key';
  return (await read.isRight()) ? undefined : 'wrong-signature';
}

const hasCanary = (entry: unknown): entry is { readonly canary: unknown } =>
  typeof entry === 'object' && entry !== null && 'canary' in entry;

/**
 * Whether a registry only ends canaries of its basis. Each ended canary must raise the sequence by
 * exactly one. With an older basis, the sequence is too low, so pages refuse it.
 */
function endsCanariesOnly(judged: SignedRegistry, basis: SignedRegistry): boolean {
  let ended = 0;
  const left = basis.remotes.map((entry, at) => {
    if (!hasCanary(entry) || hasCanary(judged.remotes[at])) return entry;
    ended += 1;
    const { canary: _ended, ...stable } = entry;
    return stable;
  });
  return (
    ended > 0 &&
    judged.sequence === basis.sequence + ended &&
    judged.expires === basis.expires &&
    judged.shell === basis.shell &&
    JSON.stringify(judged.remotes) === JSON.stringify(left)
  );
}

/**
 * The registry that the judge has changed, and the key that signed it. It must be a key of the
 * page, and that registry must name this judge.
 */
async function judgedBy(
  { basis: text }: SignedRegistry,
  judge: string,
  keys: readonly string[],
): Promise<{ readonly basis: SignedRegistry; readonly key: string } | undefined> {
  if (text === undefined) return undefined;
  const bytes = new TextEncoder().encode(text);
  const read = await readSignature(bytes);
  if ('problem' in read || !keys.includes(read.signedBy) || !(await read.isRight())) {
    return undefined;
  }
  const basis = readDocument(bytes);
  return basis?.judge === judge ? { basis, key: read.signedBy } : undefined;
}

/**
 * Decides whether a page follows a fetched registry. The page uses nothing of it before the
 * signature over the exact bytes is checked. A key of the page may sign anything. The judge's key,
 * named in the last registry that such a key signed, may only end canaries of that registry.
 * Source: decision 49, decision 56.
 *
 * @param bytes the file as it arrived
 */
export async function verifyRegistry(
  bytes: Uint8Array<ArrayBuffer>,
  { keys, atLeast, now }: RegistryTrust,
): Promise<RegistryVerdict> {
  const refused = (why: RegistryRefusal) => ({ isAccepted: false, why }) as const;
  const read = await readSignature(bytes);
  if ('problem' in read) return refused(read.problem);
  const isKnown = keys.includes(read.signedBy);
  if (!(await read.isRight())) return refused(isKnown ? 'wrong-signature' : 'unknown-key');
  const registry = readDocument(bytes);
  if (!registry) return refused(isKnown ? 'malformed' : 'unknown-key');
  const judged = isKnown ? undefined : await judgedBy(registry, read.signedBy, keys);
  if (!isKnown && !judged) return refused('unknown-key');
  if (judged && !endsCanariesOnly(registry, judged.basis)) return refused('beyond-judge');
  if (registry.sequence < atLeast) return refused('older');
  // Also refuses an invalid date.
  if (!(Date.parse(registry.expires) > now.getTime())) return refused('expired');
  if (Date.parse(registry.publishedAt) - DAY_MS > now.getTime()) return refused('clock');
  return judged
    ? { isAccepted: true, registry, key: judged.key, isJudged: true }
    : { isAccepted: true, registry, key: read.signedBy };
}
