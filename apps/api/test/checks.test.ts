import { expect, test } from 'vitest';
import { contract, readOperations } from '../src/platform/http/contract.ts';
import { contractChecks } from '../src/platform/http/validation.ts';

const checksOf = contractChecks(contract);

test('the servers of one process share the checks; those of another contract are its own', () => {
  expect(contractChecks(contract)).toBe(checksOf);
  const [operation] = readOperations(contract);
  if (operation === undefined) throw new Error('The contract names no call.');
  // Read anew, as by a second server.
  expect(checksOf({ ...operation })).toBe(checksOf(operation));
  expect(contractChecks({ ...contract })(operation)).not.toBe(checksOf(operation));
});

test('the input and the answer of every call can be checked, though a check is compiled for its first call only', () => {
  const operations = readOperations(contract);
  expect(operations.length).toBeGreaterThan(300);
  for (const operation of operations) {
    const checks = checksOf(operation);
    for (const place of ['path', 'query', 'header'] as const)
      expect(checks[place], `${operation.id}: ${place}`).toBeTypeOf('function');
    expect(checks.body === undefined, `${operation.id}: body`).toBe(operation.input.body === undefined);
    expect(checks.answer === undefined, `${operation.id}: answer`).toBe(operation.answerPointer === undefined);
    expect(checks.path, 'compiled once').toBe(checks.path);
  }
});
