import type { ReactElement } from 'react';
import type { Shell } from './createShell.ts';

/** What the page that people log in on is given. */
export interface EntranceProps {
  /** Session and texts of the shell. */
  readonly shell: Shell;
  /** Goes on to another page of the shell; `replace` takes the place of this one in the history. */
  readonly onLeave: (path: string, replace?: 'replace') => void;
}

/** The app behind the entrance. */
export interface App {
  /** All of it. */
  readonly element: ReactElement;
  /** Settled as soon as the code of the page that the address names is there. */
  readonly isReady: Promise<void>;
}
