/** A receiver that is not exactly one plain address. */
export class MailAddressError extends Error {
  override readonly name = 'MailAddressError';

  constructor() {
    // The address stays out of the message: messages are logged.
    super('A mail goes to exactly one plain address.');
  }
}
