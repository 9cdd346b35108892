import { ROLE } from '../roles.ts';
import { MACHINES, type Machine, type StateOf } from './machines.ts';
import { belongsTo, type Actor, type ActorGroup, type Fact, type Rule } from './rules.ts';

/**
 * Why a transition is denied: not in the table, not for this role, or a fact is missing.
 *
 * @source docs/domain/transitions.md
 */
export type DenialReason = 'transitionNotAllowed' | 'roleNotAllowed' | `${Fact}Required`;

/**
 * Whether a transition is allowed; warnings name facts that should be given and are not.
 *
 * @source docs/domain/transitions.md
 */
export type Verdict =
  | { readonly allowed: true; readonly warnings: readonly Fact[] }
  | { readonly allowed: false; readonly reason: DenialReason };

/**
 * Who moves something, and what is known about it; facts left out count as missing.
 *
 * @source docs/domain/transitions.md
 */
export type TransitionFacts = Readonly<Partial<Record<Fact, boolean>>> & { readonly roleId: Actor };

type AnyRule = Rule<string | number>;

const rulesOf = (machine: Machine): readonly AnyRule[] => MACHINES[machine];

const DEFAULT_ACTORS: readonly ActorGroup[] = ['staff', 'system'];

const decides = (actor: Actor, rule: AnyRule): boolean =>
  (rule.by ?? DEFAULT_ACTORS).some((group) => belongsTo(actor, group));
const standsIn = (actor: Actor, rule: AnyRule): boolean => rule.onBehalf === true && belongsTo(actor, 'staff');

function denialReason(rule: AnyRule, facts: TransitionFacts): DenialReason | undefined {
  if (!decides(facts.roleId, rule)) {
    if (!standsIn(facts.roleId, rule)) return 'roleNotAllowed';
    if (facts.note !== true) return 'noteRequired';
  }
  const missing = rule.needs?.find((fact) => facts[fact] !== true);
  return missing && `${missing}Required`;
}

/**
 * Decides on one transition for browser and server alike. The super admin may correct any value of a table with a
 * reason; everybody else only what the table lists.
 *
 * @source docs/domain/transitions.md
 */
export function can<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>, facts: TransitionFacts): Verdict {
  const rule = rulesOf(machine).find((each) => each.from === from && each.to === to);
  const reason = rule ? denialReason(rule, facts) : 'transitionNotAllowed';
  const corrects = facts.roleId === ROLE.superAdmin && facts.reason === true && from !== to;
  if (reason && !corrects) return { allowed: false, reason };
  return { allowed: true, warnings: rule?.warns?.filter((fact) => facts[fact] !== true) ?? [] };
}

/**
 * The states a role may choose next, before anything else is known: what a screen offers.
 *
 * @source docs/domain/transitions.md
 */
export function nextStates<M extends Machine>(machine: M, from: StateOf<M>, roleId: Actor): readonly StateOf<M>[] {
  return rulesOf(machine)
    .filter((rule) => rule.from === from && (decides(roleId, rule) || standsIn(roleId, rule)))
    .map((rule) => rule.to as StateOf<M>);
}
