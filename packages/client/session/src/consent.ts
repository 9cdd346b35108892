import { readCookie, writeCookie } from './cookies.ts';
import { write } from './storage.ts';

/** What somebody has answered to the question about cookies. */
export interface Consent {
  readonly isAccepted: boolean;
  /** Day of the answer, yyyy-MM-dd; empty when it is not known. */
  readonly day: string;
  /** Version of the privacy policy the question was about; empty when it is not known. */
  readonly policyVersion: string;
}

/** The answer given in this browser; null while the question is open. The cookie decides, for it outlives a log-out. */
export function readConsent(): Consent | null {
  const [answer, day = '', policyVersion = ''] = (readCookie('cookieConsent') ?? '').split('|');
  return answer === 'true' || answer === 'false' ? { isAccepted: answer === 'true', day, policyVersion } : null;
}

/** Keeps an answer, a refusal too, so that nobody is asked again: in the cookie, and as the session value `cookieConsent`. */
export function writeConsent(isAccepted: boolean, policyVersion: string, now: Date = new Date()): void {
  writeCookie('cookieConsent', [isAccepted, now.toISOString().slice(0, 10), policyVersion].join('|'));
  write('cookieConsent', isAccepted);
}
