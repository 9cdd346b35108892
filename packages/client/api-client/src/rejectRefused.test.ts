import { expect, test } from 'vitest';
import { errorNames } from './ApiError.ts';
import { rejectRefused } from './rejectRefused.ts';

const refused = (...reasons: readonly string[]) => ({
  campaignId: [],
  refused: reasons.map((reason, index) => ({ campaignId: index + 1, reason })),
});

test('the reason of the first refused record names the error', async () => {
  const error: unknown = await rejectRefused(Promise.resolve(refused('requestArchived', 'requestWithdrawn'))).catch(
    (thrown: unknown) => thrown,
  );
  expect(errorNames(error)).toEqual(['requestArchived', 'conflict']);
});

test.each([{ answer: refused() }, { answer: { campaignId: 7 } }, { answer: null }])(
  'an answer that refuses nothing stays as it is: $answer',
  async ({ answer }) => {
    await expect(rejectRefused(Promise.resolve(answer))).resolves.toBe(answer);
  },
);

test('the error of the call itself stays as it is', async () => {
  const thrown = new TypeError('x');
  await expect(rejectRefused(Promise.reject(thrown))).rejects.toBe(thrown);
});
