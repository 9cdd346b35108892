const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A success with its data, in the envelope of the contract. */
export const answerSuccess = (data: unknown): Response => json(200, { message: 'SUCCESS', data, error: null });

/** An error with its status, code and message key, and further fields of the envelope. */
export const answerError = (
  status: number,
  message: string,
  error: string,
  more: Readonly<Record<string, unknown>> = {},
): Response => json(status, { message, error, data: null, ...more });
