import { describe, expect, test } from 'vitest';
import { operations } from './contract.ts';
import { exampleAnswer } from './example.ts';
import { schemaProblems } from './schemaProblems.ts';

describe('the operations of the contract', () => {
  test('answer with examples that fit', () => {
    const wrong = [...operations.values()]
      .filter(({ success }) => success.contentType === 'application/json')
      .map((operation) => [operation.id, schemaProblems(operation.success.data, exampleAnswer(operation))] as const)
      .filter(([, problems]) => problems.length > 0);
    expect(wrong).toEqual([]);
  });
  test('answer the same each time', () => {
    for (const operation of operations.values()) expect(exampleAnswer(operation)).toEqual(exampleAnswer(operation));
  });
});

test.each([
  ['date', ['2024-02-29', '2026-12-31'], ['2026-02-29', '31.12.2026', '2026-1-1', '']],
  [
    'date-time',
    ['2026-05-04T08:12:00Z', '2026-05-04T08:12:00.123+02:00'],
    ['2026-05-04T08:12:00', '2026-05-04', '2026-02-31T08:12:00Z', '2026-05-04T25:00:00Z'],
  ],
  ['uuid', ['1b4e28ba-2fa1-11d2-883f-0016d3cca427'], ['1b4e28ba', '1b4e28ba-2fa1-11d2-883f-0016d3cca42g']],
])('a %s is distinguished from what looks like one', (format, right, wrong) => {
  const isRight = (text: string) => schemaProblems({ type: 'string', format }, text).length === 0;
  expect(right.filter((text) => !isRight(text))).toEqual([]);
  expect(wrong.filter(isRight)).toEqual([]);
});
