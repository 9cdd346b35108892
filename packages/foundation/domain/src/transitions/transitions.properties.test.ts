import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_IDS } from '../roles.ts';
import { can, nextStates } from './can.ts';
import { MACHINES, type Machine, type StateOf } from './machines.ts';
import type { Actor, Fact, Rule } from './rules.ts';

type Move = {
  readonly machine: 'contentStatus';
  readonly from: StateOf<'contentStatus'>;
  readonly to: StateOf<'contentStatus'>;
};

const rules = Object.entries(MACHINES).flatMap(([machine, table]) =>
  (table as readonly Rule<string | number>[]).map((rule) => ({ machine, rule })),
);
const statesOf = (machine: string) => [
  ...new Set(rules.filter((each) => each.machine === machine).flatMap(({ rule }) => [rule.from, rule.to])),
];
const FACTS = [
  ...new Set(rules.flatMap(({ rule }) => [...(rule.needs ?? []), ...(rule.warns ?? [])])),
  'note',
] as readonly Fact[];

const actors: fc.Arbitrary<Actor> = fc.constantFrom<Actor[]>(...ROLE_IDS, 'system');
const facts = fc.subarray([...FACTS]).map((given) => Object.fromEntries(given.map((fact) => [fact, true])));
// The types of one table cover all.
const moves = fc.constantFrom(...(Object.keys(MACHINES) as Machine[])).chain((machine) =>
  fc.record({
    machine: fc.constant(machine),
    from: fc.constantFrom(...statesOf(machine)),
    to: fc.constantFrom(...statesOf(machine)),
  }),
) as fc.Arbitrary<Move>;

test('every listed state and actor gets a verdict, never an exception', () => {
  fc.assert(
    fc.property(moves, actors, facts, ({ machine, from, to }, roleId, given) => {
      const verdict = can(machine, from, to, { ...given, roleId });
      expect(verdict).toEqual(
        verdict.allowed
          ? { allowed: true, warnings: expect.any(Array) }
          : { allowed: false, reason: expect.stringMatching(/^[a-z0-9]+\w*$/i) },
      );
    }),
  );
});

test('what is offered is allowed once everything is known', () => {
  const all = Object.fromEntries(FACTS.map((fact) => [fact, true]));
  fc.assert(
    fc.property(moves, actors, ({ machine, from }, roleId) => {
      for (const to of nextStates(machine, from, roleId))
        expect(can(machine, from, to, { ...all, roleId })).toEqual({ allowed: true, warnings: [] });
    }),
  );
});

test('knowing more never turns an allowed transition into a rejected one', () => {
  fc.assert(
    fc.property(moves, actors, facts, facts, ({ machine, from, to }, roleId, given, more) => {
      const before = can(machine, from, to, { ...given, roleId }).allowed;
      const after = can(machine, from, to, { ...given, ...more, roleId }).allowed;
      expect(before && !after).toBe(false);
    }),
  );
});

test('nothing moves onto itself, for any user', () => {
  fc.assert(
    fc.property(moves, actors, facts, ({ machine, from }, roleId, given) => {
      expect(can(machine, from, from, { ...given, roleId }).allowed).toBe(false);
    }),
  );
});
