import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Output file for the errors; set by the command that starts vitest. */
export const UNHANDLED_FILE = 'RESONANZ_UNHANDLED_ERRORS';

type UnhandledErrors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1];

/** The message of an error and, in its first line, of what caused it: only the cause tells the end of a process. */
const textOf = ({ stack, message, cause }: UnhandledErrors[number]): string => {
  const reason = cause && typeof cause === 'object' && 'message' in cause ? cause.message : cause;
  return `${reason === undefined ? '' : `${String(reason)}\n`}${stack ?? message}`;
};

/** Writes errors that belong to no test as a list of messages: vitest's JSON report leaves them out. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_: unknown, errors: UnhandledErrors): void {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map(textOf)));
  }
}
