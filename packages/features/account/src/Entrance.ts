import type { ReactElement } from 'react';
import type { Shell } from './createShell.ts';

/** What the page that people log in on is given. */
export interface EntranceProps {
  /** Session and texts of the shell. */
  readonly shell: Shell;
  /**
   * The user begins to log in and will most likely go on to `path`: what it needs is fetched meanwhile, and `fetchMore`
   * after that.
   */
  readonly onBegin: (path: string, fetchMore?: () => Promise<unknown>) => void;
  /**
   * Goes on to another page of the shell; `replace` takes the place of this one in the history. Settles once that page
   * is drawn, or the notice that it cannot be had, or another page has been asked for meanwhile.
   */
  readonly onLeave: (path: string, replace?: 'replace') => Promise<void>;
}

/** The app behind the entrance. */
export interface App {
  /** Fetches the code of the page at a path, without opening it. */
  readonly prepare: (path: string) => Promise<void>;
  /** Opens the page that the address names; settled with all of the app as soon as the code of that page is there. */
  readonly open: () => Promise<ReactElement>;
}
