import type { Insertable, Updateable } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { MailDraftsTable } from '../tables.ts';

const MAX_DRAFTS = 100;

const draftRows = (db: Db, user: CallUser) =>
  db
    .selectFrom('mail_drafts as d')
    .leftJoin('campaigns as c', 'c.id', 'd.campaign_id')
    .selectAll('d')
    .select('c.name as campaign_name')
    .where(visibleRows('mailDrafts', user, 'd'));

/** A draft with the name of its campaign. */
export type DraftRow = Awaited<ReturnType<ReturnType<typeof draftRows>['execute']>>[number];

/** The drafts of a user, those of a campaign where one is named; the latest first. */
export const findDrafts = (db: Db, user: CallUser, campaignId: number | undefined): Promise<DraftRow[]> =>
  draftRows(db, user)
    .$if(campaignId !== undefined, (query) => query.where('d.campaign_id', '=', campaignId ?? 0))
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(MAX_DRAFTS)
    .execute();

/** The draft of a user with this id, or nothing. */
export const findDraft = (db: Db, user: CallUser, draftId: number): Promise<DraftRow[]> =>
  draftRows(db, user).where('d.id', '=', draftId).execute();

/** Whether a user has written this, sent or not. */
export async function isAuthorOf(db: Db, userId: number, draftId: number): Promise<boolean> {
  const written = await db
    .selectFrom('mail_drafts')
    .select('id')
    .where('id', '=', draftId)
    .where('created_by', '=', userId)
    .executeTakeFirst();
  return written !== undefined;
}

/** Stores a draft; returns its id. */
export async function insertDraft(tx: Db, values: Insertable<MailDraftsTable>): Promise<number> {
  const { id } = await tx.insertInto('mail_drafts').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a draft that was not sent; false when it was. */
export async function updateOpenDraft(tx: Db, draftId: number, values: Updateable<MailDraftsTable>): Promise<boolean> {
  const changed = await tx
    .updateTable('mail_drafts')
    .set(values)
    .where('id', '=', draftId)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes a draft. */
export async function deleteDraftRow(db: Db, draftId: number): Promise<void> {
  await db.deleteFrom('mail_drafts').where('id', '=', draftId).execute();
}

/** Deletes a draft that was not sent; false when there is none. */
export async function deleteOpenDraft(db: Db, draftId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_drafts')
    .where('id', '=', draftId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
