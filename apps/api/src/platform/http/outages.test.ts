import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { outageOf, Outages } from './outages.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('an outage', () => {
  test.each(['57P01', '57P03', '08006', '53300', 'WORKER'])('of the database is known by %s', (code) => {
    expect(outageOf(withCode(code))).toBe('databaseUnavailable');
  });

  test('of a full disk is known by its codes and words, also behind another error', () => {
    for (const error of [
      withCode('ENOSPC'),
      withCode('53100'),
      new Error('ENOSPC: no space left on device, write'),
      new Error('upload', { cause: withCode('EDQUOT') }),
    ])
      expect(outageOf(error)).toBe('storageFull');
  });

  test('is nothing else', () => {
    for (const error of [
      new Error('x'),
      withCode('23505'),
      withCode('ECONNRESET', 'aborted'),
      undefined,
      null,
      'ENOSPC',
      { code: 7 },
    ])
      expect(outageOf(error)).toBeUndefined();
    const circular = new Error('x');
    circular.cause = circular;
    expect(outageOf(circular)).toBeUndefined();
  });

  test('is 503 with the time to wait, and one line in the log however many calls meet it', () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const outages = new Outages();
    const errors = [0, 1_000, 2_000].map((now) =>
      outages.outageError(withCode('57P01', 'terminating connection'), log, now),
    );
    expect(errors.map((error) => [error?.status, error?.errorKey, error?.headers['retry-after']])).toEqual(
      Array(3).fill([503, 'databaseUnavailable', '5']),
    );
    expect(lines).toHaveLength(1);
    outages.outageError(withCode('ENOSPC'), log, 3_000);
    outages.outageError(withCode('57P01'), log, 90_000);
    expect(lines).toHaveLength(3);
    expect(outages.outageError(new Error('x'), log)).toBeUndefined();
  });
});
