import { afterEach, beforeEach, expect } from 'vitest';

/** Registers for the test file that is being set up: a test that writes an error to the console fails. */
export function noConsoleErrors(): void {
  const original = console.error;
  let errors: string[] = [];

  beforeEach(() => {
    errors = [];
    console.error = (...parts: unknown[]) => {
      errors.push(parts.map(String).join(' '));
      original(...parts);
    };
  });

  afterEach(() => {
    console.error = original;
    expect(errors, 'the console must stay free of errors').toEqual([]);
  });
}
