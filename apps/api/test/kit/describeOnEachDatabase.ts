import { describe } from 'vitest';
import { testDatabaseUrl, type TestDatabaseKind } from './testDatabase.ts';

/** Declares the same tests for the embedded database and, where the machine has one, for PostgreSQL. */
export function describeOnEachDatabase(title: string, tests: (database: TestDatabaseKind) => void): void {
  describe(`${title} (embedded database)`, () => tests('embedded'));
  describe.skipIf(testDatabaseUrl === undefined)(`${title} (PostgreSQL)`, () => tests('postgres'));
}
