import { ROLE } from '../roles.ts';
import { MACHINES, type Machine, type StateOf } from './machines.ts';
import { belongsTo, type Actor, type ActorGroup, type Fact, type Rule } from './rules.ts';

/** Why a transition is refused: not in the table, not by this role, or a fact is missing. */
export type Refusal = 'transitionNotAllowed' | 'roleNotAllowed' | `${Fact}Required`;

/** Whether a transition is allowed; warnings name facts that should be given and are not. */
export type Verdict =
  | { readonly allowed: true; readonly warnings: readonly Fact[] }
  | { readonly allowed: false; readonly reason: Refusal };

/** Who moves something, and what is known about it; facts left out count as missing. */
export type TransitionFacts = Readonly<Partial<Record<Fact, boolean>>> & { readonly roleId: Actor };

const DEFAULT_ACTORS: readonly ActorGroup[] = ['staff'];

function findRule(machine: Machine, from: string | number, to: string | number): Rule<string | number> | undefined {
  const rules: readonly Rule<string | number>[] = MACHINES[machine];
  return rules.find((rule) => rule.from === from && rule.to === to);
}

function roleVerdict(rule: Rule<string | number>, facts: TransitionFacts): Refusal | undefined {
  if ((rule.by ?? DEFAULT_ACTORS).some((group) => belongsTo(facts.roleId, group))) return undefined;
  if (!rule.onBehalf || !belongsTo(facts.roleId, 'staff')) return 'roleNotAllowed';
  return facts.note ? undefined : 'noteRequired';
}

/**
 * Decides on one transition for browser and server alike. The super admin may correct any value of
 * a table with a reason; everybody else only what the table lists.
 */
export function can<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>, facts: TransitionFacts): Verdict {
  const corrects = facts.roleId === ROLE.superAdmin && facts.reason === true && from !== to;
  const found = findRule(machine, from, to);
  if (!found) return corrects ? { allowed: true, warnings: [] } : { allowed: false, reason: 'transitionNotAllowed' };
  const missing = found.needs?.find((fact) => facts[fact] !== true);
  const refused = roleVerdict(found, facts) ?? (missing ? (`${missing}Required` as const) : undefined);
  if (refused && !corrects) return { allowed: false, reason: refused };
  return { allowed: true, warnings: (found.warns ?? []).filter((fact) => facts[fact] !== true) };
}

/** The states a role may choose next, before anything else is known: what a screen offers. */
export function nextStates<M extends Machine>(machine: M, from: StateOf<M>, roleId: Actor): readonly StateOf<M>[] {
  const rules: readonly Rule<string | number>[] = MACHINES[machine];
  return rules
    .filter((rule) => rule.from === from)
    .filter((rule) => (rule.by ?? DEFAULT_ACTORS).some((group) => belongsTo(roleId, group)) || (rule.onBehalf === true && belongsTo(roleId, 'staff')))
    .map((rule) => rule.to as StateOf<M>);
}
