import { expect, test } from 'vitest';
import { percentOf, scoreOf, type MutationReport } from './mutation.ts';

const at = (line: number, from: number, to: number, lastLine = line) => ({
  start: { line, column: from },
  end: { line: lastLine, column: to },
});

const report: MutationReport = {
  files: {
    'src/a.ts': {
      source: 'const a = 1;\nif (a > 1) {\n  go();\n}\n',
      mutants: [
        { status: 'Killed', mutatorName: 'EqualityOperator', replacement: 'a >= 1', location: at(2, 5, 10) },
        { status: 'Timeout', mutatorName: 'ConditionalExpression', replacement: 'true', location: at(2, 5, 10) },
        { status: 'Survived', mutatorName: 'ConditionalExpression', replacement: 'false', location: at(2, 5, 10) },
        { status: 'NoCoverage', mutatorName: 'BlockStatement', replacement: '{}', location: at(2, 12, 2, 4) },
        { status: 'CompileError', mutatorName: 'StringLiteral', location: at(1, 1, 2) },
        { status: 'Ignored', mutatorName: 'StringLiteral', location: at(1, 1, 2) },
      ],
    },
  },
};

test('what the tests noticed and what ran out of time is killed; the rest is named with its place', () => {
  expect(scoreOf(report)).toEqual({
    killed: 2,
    survivors: ['src/a.ts:2:5 ConditionalExpression: a > 1 → false', 'src/a.ts:2:12 BlockStatement: { go(); } → {}'],
  });
});

test('long code is cut', () => {
  const source = 'x'.repeat(90);
  const [survivor] = scoreOf({
    files: {
      'a.ts': { source, mutants: [{ status: 'Survived', mutatorName: 'M', replacement: 'y', location: at(1, 1, 91) }] },
    },
  }).survivors;
  expect(survivor).toBe(`a.ts:1:1 M: ${'x'.repeat(69)}… → y`);
});

test('a score never looks better than it is', () => {
  const survivors = ['one'];
  expect([
    percentOf({ killed: 8999, survivors: Array.from({ length: 1001 }, String) }),
    percentOf({ killed: 100_000, survivors }),
    percentOf({ killed: 0, survivors }),
  ]).toEqual(['89.99', '99.99', '0.00']);
  expect([percentOf({ killed: 5, survivors: [] }), percentOf({ killed: 0, survivors: [] })]).toEqual([
    '100.00',
    '100.00',
  ]);
});
