/** A reason why the server cannot start, shown to the operator in one sentence without a stack. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}
