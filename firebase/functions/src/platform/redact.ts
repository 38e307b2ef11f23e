/** Collections in which a document's id or path names a person. */
const PERSONAL = [
  ...['Users', 'Entitlements', 'LearnerState', 'CommentLimits', 'Teachers', 'Comments'],
  ...['ChatLimits', 'CheckedNames', 'Messages', 'DeletedMessages', 'Present', 'Mutes'],
  ...['Billing', 'AccountDeletions', 'Audit', 'ProviderEvents', 'PrivateLessonBookings'],
  ...['UsedTrials', 'RateLimits', 'LearnerQuestions', 'CanaryReports'],
].join('|');
const DOCUMENT = new RegExp(`\\b(${PERSONAL})/[^\\s"'\`,;)\\]}]+`, 'g');
const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;
/** The identity provider's uids have 28 letters and digits. */
const UID = /\b(?=[A-Za-z0-9]{28}\b)(?=\w*\d)(?=\w*[A-Za-z])[A-Za-z0-9]{28}\b/g;

const redactText = (text: string, knownTexts: readonly string[]): string =>
  knownTexts
    .filter((value) => value !== '')
    .reduce((rest, value) => rest.replaceAll(value, '(uid)'), text)
    .replace(DOCUMENT, '$1/(id)')
    .replace(E_MAIL, '(e-mail)')
    .replace(UID, '(uid)');

/**
 * Copies an error for the log: name, code, message, stack and causes, without text that names a
 * person. Other fields may contain a request or a customer, so they are left out.
 *
 * @param knownTexts texts that must not appear, for example the caller's uid
 */
export function redact(thrown: unknown, knownTexts: readonly string[] = []): Error {
  const text = (value: string) => redactText(value, knownTexts);
  if (!(thrown instanceof Error)) return new Error(text(String(thrown)));
  const copy = new Error(text(thrown.message));
  copy.name = thrown.name;
  copy.stack = text(thrown.stack ?? thrown.message);
  if (thrown.cause !== undefined) copy.cause = redact(thrown.cause, knownTexts);
  const { code } = thrown as { readonly code?: unknown };
  return typeof code === 'string' || typeof code === 'number'
    ? Object.assign(copy, { code })
    : copy;
}
