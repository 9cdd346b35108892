import { createHmac } from 'node:crypto';

/** An application that takes part in a draw; a record of a draw holds exactly this of each. */
export interface Candidate {
  readonly applicationId: number;
  readonly federalState: string | null;
}

interface Rules {
  readonly places: number;
  readonly reserves: number;
  /** Whether the federal states take turns. */
  readonly isBalanced: boolean;
}

/** Who was drawn, by the ids of their applications. */
export interface Draw {
  readonly places: number[];
  readonly reserves: number[];
}

const ticketOf = (seed: string, value: string | number): string =>
  createHmac('sha256', seed).update(String(value)).digest('hex');

function byTicket<Value>(values: readonly Value[], seed: string, keyOf: (value: Value) => string | number): Value[] {
  return values
    .map((value) => ({ value, ticket: ticketOf(seed, keyOf(value)) }))
    .toSorted((one, other) => (one.ticket < other.ticket ? -1 : 1))
    .map(({ value }) => value);
}

function inTurns(candidates: readonly Candidate[], seed: string): Candidate[] {
  const states = [...new Set(candidates.map(({ federalState }) => federalState ?? ''))];
  const queues = byTicket(states, seed, (state) => state).map((state) =>
    candidates.filter(({ federalState }) => (federalState ?? '') === state),
  );
  const rounds = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
}

/**
 * Draws from candidates: seed and candidates alone decide, so that everybody can draw again
 * (docs/domain/testers.md#lottery). Each candidate's ticket is HMAC-SHA256 of the seed over the id of the application;
 * the lowest tickets win. Balanced, the federal states take turns, in the order of their own tickets.
 */
export function draw(seed: string, candidates: readonly Candidate[], { places, reserves, isBalanced }: Rules): Draw {
  const shuffled = byTicket(candidates, seed, ({ applicationId }) => applicationId);
  const order = (isBalanced ? inTurns(shuffled, seed) : shuffled).map(({ applicationId }) => applicationId);
  return { places: order.slice(0, places), reserves: order.slice(places, places + reserves) };
}
