/** A receiver that is not exactly one plain address. */
export class MailAddressError extends Error {
  override readonly name = 'MailAddressError';

  constructor() {
    // The message omits the address, because it is logged.
    super('A mail goes to exactly one plain address.');
  }
}
