/** A reason why the server cannot start, told to the operator in one sentence and without a stack. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}
