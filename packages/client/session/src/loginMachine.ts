/**
 * Where the log-in of a tab stands: no one is logged in; tokens are here but what they open is still being loaded; a
 * stored log-in is being restored; it is shown as it was loaded last, while the server gives no verdict; all is loaded;
 * another log-in of this browser has taken its place, and only a new page can go on.
 */
export type LoginPhase = 'out' | 'entering' | 'starting' | 'standing' | 'in' | 'left';

/** What happens to a log-in. */
export type LoginEvent = 'enter' | 'start' | 'load' | 'keep' | 'end' | 'replace';

/** Every step there is; whatever is missing cannot happen and changes nothing. */
export const LOGIN_STEPS: Readonly<Record<LoginPhase, Readonly<Partial<Record<LoginEvent, LoginPhase>>>>> = {
  out: { enter: 'entering', start: 'starting' },
  entering: { load: 'in', end: 'out' },
  starting: { load: 'in', keep: 'standing', end: 'out', replace: 'left' },
  standing: { load: 'in', end: 'out', replace: 'left' },
  in: { load: 'in', end: 'out', replace: 'left' },
  left: { end: 'out' },
};

/** The log-in of one tab as a machine. */
export interface LoginMachine {
  readonly phase: LoginPhase;
  /** Takes a step; false, and nothing has changed, where the table has none. */
  step(event: LoginEvent): boolean;
}

/** Starts with no one logged in. */
export function createLoginMachine(): LoginMachine {
  let phase: LoginPhase = 'out';
  return {
    get phase() {
      return phase;
    },
    step(event) {
      const next = LOGIN_STEPS[phase][event];
      if (next === undefined) return false;
      phase = next;
      return true;
    },
  };
}
