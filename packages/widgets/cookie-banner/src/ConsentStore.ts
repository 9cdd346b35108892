/**
 * Where the answer is stored. `createConsentStore` of `@resonanz/session/consent` makes one; any object of this shape
 * will do.
 */
export interface ConsentStore {
  /** Whether the question stands `open`, has been `reopened`, or is `answered`. */
  readonly question: () => 'open' | 'reopened' | 'answered';
  /** The valid answer; null while there is none. */
  readonly isAccepted: () => boolean | null;
  /** Keeps an answer; `question()` is `answered` from then on. */
  readonly answer: (isAccepted: boolean) => void;
  /** Calls the listener when question or answer change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}
