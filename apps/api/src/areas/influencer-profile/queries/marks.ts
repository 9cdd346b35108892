import type { Tx } from '../../../platform/database/schema.ts';

/** Whether an influencer is trusted; the row is locked for a change. */
export async function lockTrust(tx: Tx, influencerId: number): Promise<{ is_trusted: boolean }> {
  return tx
    .selectFrom('influencers')
    .select('is_trusted')
    .where('id', '=', influencerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Marks an influencer as trusted or not. */
export async function writeTrust(
  tx: Tx,
  influencerId: number,
  { isTrusted, userId, at }: { isTrusted: boolean; userId: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('influencers')
    .set({ is_trusted: isTrusted, updated_at: at, updated_by: userId })
    .where('id', '=', influencerId)
    .execute();
}

/** Whether a channel is active; the row is locked for a change. */
export async function lockChannelStatus(tx: Tx, channelId: number): Promise<{ active: boolean }> {
  return tx.selectFrom('channels').select('active').where('id', '=', channelId).forUpdate().executeTakeFirstOrThrow();
}

/** Marks a channel as active or not. */
export async function writeChannelStatus(
  tx: Tx,
  channelId: number,
  { active, userId, at }: { active: boolean; userId: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('channels')
    .set({ active, updated_at: at, updated_by: userId })
    .where('id', '=', channelId)
    .execute();
}
