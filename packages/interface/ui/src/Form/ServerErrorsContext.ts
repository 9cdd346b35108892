import { createContext } from 'react';

/** What the server found wrong, by the names of the fields. */
export type ServerErrors = Readonly<Record<string, string | readonly string[]>>;

/** What the server said last to the surrounding form. */
export interface ServerAnswer {
  readonly errors: ServerErrors;
  /** Number of the answer: an edited field leaves this one behind and listens to the next. */
  readonly answer: number;
}

/** The server's errors for the fields of the surrounding form. */
export const ServerErrorsContext = createContext<ServerAnswer>({ errors: {}, answer: 0 });
