import { ApiError } from './ApiError.ts';

const CONFLICT = 409;

/** The reason of the first rejection in the answer of a change of several records. */
function firstReason(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) return undefined;
  return (answer.refused as readonly { readonly reason: string }[])[0]?.reason;
}

/**
 * Rejects with a conflict that carries the reason when the answer of a call refuses a record (`refused`): for the
 * change of one record by a call that changes several. Every other answer stays as it is.
 *
 * @source docs/domain/api.md#error-texts
 */
export async function rejectRefused<Answer>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  const errorKey = firstReason(answer);
  if (errorKey !== undefined) throw new ApiError({ kind: 'conflict', status: CONFLICT, errorKey });
  return answer;
}
