/** A sentence for the person at the terminal. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Ends the command with one sentence and exit code 1. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The text of an unknown error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
