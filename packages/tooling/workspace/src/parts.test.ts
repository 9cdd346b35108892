import { describe, expect, test } from 'vitest';
import { allParts, chosenParts } from './parts.ts';

describe('parts of the check', () => {
  test('all without arguments', () => {
    expect([...chosenParts([]).parts]).toEqual(allParts);
  });

  test('those that are named', () => {
    expect([...chosenParts(['browser', 'static']).parts]).toEqual(['browser', 'static']);
  });

  test('a share of a part that can be divided', () => {
    expect(chosenParts(['node', '--shard=2/3'])).toEqual({ parts: new Set(['node']), shard: '2/3' });
    expect(() => chosenParts(['--shard=2/3'])).toThrow('divides node, browser, flows only');
    expect(() => chosenParts(['static', '--shard', '1/2'])).toThrow('divides node, browser, flows only');
  });

  test('a share that does not exist is rejected', () => {
    for (const shard of ['0/3', '4/3', '1', 'a/b', '1/3/5'])
      expect(() => chosenParts(['node', `--shard=${shard}`])).toThrow('--shard is written like 1/3');
  });

  test('unknown parts and options are rejected', () => {
    expect(() => chosenParts(['unit', 'node'])).toThrow('There is no part "unit"');
    expect(() => chosenParts(['--only'])).toThrow("Unknown option '--only'");
  });
});
