export { can, nextStates, type DenialReason, type TransitionFacts, type Verdict } from '../src/transitions/can.ts';
export { MACHINES, type Machine, type StateOf } from '../src/transitions/machines.ts';
export type { Actor, ActorGroup, Fact, Rule } from '../src/transitions/rules.ts';
