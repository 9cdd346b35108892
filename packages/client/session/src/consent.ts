import { readCookie, writeCookie } from './cookies.ts';
import { write } from './storage.ts';

/** What the visitor has answered to the question about cookies. */
export interface Consent {
  readonly isAccepted: boolean;
  /** Day of the answer, yyyy-MM-dd; empty when it is not known. */
  readonly day: string;
  /** Version of the privacy policy the question was about; empty when it is not known. */
  readonly policyVersion: string;
}

const COOKIE_DELAY_MS = 500;

const listeners = new Set<() => void>();
let isReopened = false;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * The answer given in this browser; null while the question is open. The cookie decides, for it outlives a log-out
 * (docs/domain/legal.md#consent).
 */
export function readConsent(): Consent | null {
  const [answer, day = '', policyVersion = ''] = (readCookie('cookieConsent') ?? '').split('|');
  return answer === 'true' || answer === 'false' ? { isAccepted: answer === 'true', day, policyVersion } : null;
}

/**
 * Keeps an answer, a rejection too, so that no one is asked again: in the cookie, and as the session value
 * `cookieConsent`.
 */
export function writeConsent(isAccepted: boolean, policyVersion: string, now: Date = new Date()): void {
  writeCookie('cookieConsent', [isAccepted, now.toISOString().slice(0, 10), policyVersion].join('|'));
  // Other tabs are notified of values that change: an equal answer to a newer policy has to be news too.
  localStorage.removeItem('cookieConsent');
  write('cookieConsent', isAccepted);
  isReopened = false;
  notifyListeners();
}

/** Puts the question again in this tab, so that an answer can be changed (docs/domain/legal.md#consent). */
export function reopenConsent(): void {
  isReopened = true;
  notifyListeners();
}

/** The question of one version of the privacy policy, as `@resonanz/cookie-banner` needs it. */
export interface ConsentStore {
  /** Whether it stands `open`, has been `reopened` in this tab, or is `answered`. */
  readonly question: () => 'open' | 'reopened' | 'answered';
  /** The valid answer; null while there is none. Nothing that needs consent may be stored or loaded unless it is true. */
  readonly isAccepted: () => boolean | null;
  /** Keeps an answer for 180 days and closes the question in all tabs. */
  readonly answer: (isAccepted: boolean) => void;
  /** Called when question or answer change, in this tab or in another one; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Asks for consent to a version of the privacy policy. Versions are compared as text, so take ISO dates: an answer to
 * an older one is none.
 */
export function createConsentStore(policyVersion: string): ConsentStore {
  const isAccepted = () => {
    const consent = readConsent();
    return consent !== null && consent.policyVersion >= policyVersion ? consent.isAccepted : null;
  };
  return {
    question() {
      if (isReopened) return 'reopened';
      return isAccepted() === null ? 'open' : 'answered';
    },
    isAccepted,
    answer(answer) {
      writeConsent(answer, policyVersion);
    },
    subscribe(listener) {
      let later: ReturnType<typeof setTimeout> | undefined;
      const onStorage = () => {
        listener();
        // The cookie that another tab has written may arrive after the news of it.
        clearTimeout(later);
        later = setTimeout(listener, COOKIE_DELAY_MS);
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      window.addEventListener('focus', listener);
      return () => {
        clearTimeout(later);
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('focus', listener);
      };
    },
  };
}
