import { describe, vi } from 'vitest';
import { testDatabaseUrl, type TestDatabaseKind } from './testDatabase.ts';

/** The first test file after a change of the schema makes the template that the others copy. */
function waitForTemplate(): void {
  vi.setConfig({ hookTimeout: 120_000 });
}

/** Declares the same tests for the embedded database and, where the machine has one, for PostgreSQL. */
export function describeOnEachDatabase(title: string, tests: (database: TestDatabaseKind) => void): void {
  waitForTemplate();
  describe(`${title} (embedded database)`, () => tests('embedded'));
  describe.skipIf(testDatabaseUrl === undefined)(`${title} (PostgreSQL)`, () => tests('postgres'));
}

/**
 * Declares tests of what does not depend on the engine, such as rights and forms, for one of them: PostgreSQL where the
 * machine has one.
 */
export function describeOnOneDatabase(title: string, tests: (database: TestDatabaseKind) => void): void {
  waitForTemplate();
  const database = testDatabaseUrl === undefined ? 'embedded' : 'postgres';
  describe(`${title} (${database === 'postgres' ? 'PostgreSQL' : 'embedded database'})`, () => tests(database));
}
