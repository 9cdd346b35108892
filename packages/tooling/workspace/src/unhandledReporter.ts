import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Output file for the errors; set by the command that starts vitest. */
export const UNHANDLED_FILE = 'RESONANZ_UNHANDLED_ERRORS';

/** Writes errors that belong to no test as a list of messages: vitest's JSON report leaves them out. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
