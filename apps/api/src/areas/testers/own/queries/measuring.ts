import type { Db } from '../../../../platform/database/schema.ts';

/** Whether openings and clicks of a tester may be measured. */
export async function findMeasuring(tx: Db, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('tester_profiles')
    .select('measuring_since')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row?.measuring_since ?? null) !== null;
}

/** Stores the consent and its proof. */
export async function allowMeasuring(
  tx: Db,
  userId: number,
  { at, version, address }: { at: Date; version: string; address: string },
): Promise<void> {
  await tx
    .updateTable('tester_profiles')
    .set({ measuring_since: at, measuring_ended_at: null })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .insertInto('tester_consents')
    .values({ user_id: userId, kind: 'measuring', version, given_at: at, address })
    .execute();
}

/** Ends the consent: what was measured of the tester is forgotten, and the mails that came are measured no more. */
export async function endMeasuring(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('tester_profiles')
    .set({ measuring_since: null, measuring_ended_at: now })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('newsletter_receivers')
    .set({ is_measured: false, opened_at: null, clicked_at: null })
    .where('user_id', '=', userId)
    .where('is_measured', '=', true)
    .execute();
}
