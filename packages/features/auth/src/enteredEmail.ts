import { useState } from 'react';

// The log-in may stand before the app, which is drawn in its place: what was typed goes along, and is gone with the page.
let entered = '';

/** The address typed into the log-in of this page, which its other steps begin with. */
export function useEnteredEmail(): readonly [string, (email: string) => void] {
  const [email, setEmail] = useState(entered);
  const keep = (typed: string) => {
    entered = typed;
    setEmail(typed);
  };
  return [email, keep];
}

/** Forgets it: whoever has logged in needs it no longer. */
export function forgetEnteredEmail(): void {
  entered = '';
}
