// The log-in that stands before the app is taken away when the app is drawn: what was typed goes along.
let entered = '';

/** Keeps the address for the app that will be drawn in place of the log-in. */
export function passOnEmail(email: string): void {
  entered = email;
}

/** The address that was typed before the app was there. */
export const passedOnEmail = (): string => entered;
