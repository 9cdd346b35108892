import { type RawBuilder, sql } from 'kysely';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { Tx } from '../../../../platform/database/schema.ts';
import type { Traces } from '../traces.ts';

/** Names of running campaigns in which a person takes part and is not yet paid or online. */
export async function runningCampaigns(tx: Tx, influencerId: number): Promise<string[]> {
  const running = await tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .select('c.name')
    .where('e.influencer_id', '=', influencerId)
    .where('c.active', '=', true)
    .where('c.archived', '=', false)
    .where('e.state', '=', PIPELINE_STATE.campaign)
    .where((where) =>
      where.or([
        where('e.invoice_status', '<>', 'Bezahlt'),
        where('e.content_status', 'is', null),
        where('e.content_status', '<>', 'Online'),
      ]),
    )
    .distinct()
    .limit(5)
    .execute();
  return running.map(({ name }) => name);
}

/**
 * Removes mails with a person, and their address from copies of other mails; returns the drafts whose attachments went
 * to nobody else.
 */
export async function removeMails(tx: Tx, { id, email }: { id: number; email: string | null }): Promise<number[]> {
  const threads = sql`(select t.id from mail_threads t where t.influencer_id = ${id})`;
  const { rows } = await sql<{ id: number }>`
    select m.draft_id as id from mails m
    where m.draft_id is not null group by m.draft_id having bool_and(m.thread_id in ${threads})`.execute(tx);
  const draftIds = rows.map((row) => row.id);
  const statements = [
    sql`delete from mails where state = 'scheduled' and thread_id in ${threads}`,
    // That something was written stays.
    sql`update mails
      set receiver_name = ${`Anonym ${id}`}, to_email = '', cc = '{}', bcc = '{}', subject = '', message = '',
        plain_text = '', draft_id = null
      where thread_id in ${threads}`,
    sql`update mail_drafts set subject = '', message = '', receivers = '[]', cc = '{}', bcc = '{}'
      where id = any(${draftIds}::int[])`,
    ...['mails', 'mail_drafts'].map(
      (table) =>
        sql`update ${sql.table(table)} set cc = array_remove(cc, ${email}), bcc = array_remove(bcc, ${email})
          where ${email} = any(cc || bcc)`,
    ),
  ];
  for (const statement of statements) await statement.execute(tx);
  return draftIds;
}

/**
 * Removes the contracts of a person that were never signed; signed ones are records that have to be retained by law.
 * Returns the ids of the removed ones, whose documents go with them.
 */
export async function removeUnsignedContracts(tx: Tx, influencerId: number): Promise<number[]> {
  const removed = await tx
    .deleteFrom('contracts')
    .where('influencer_id', '=', influencerId)
    .where('partner_signed_at', 'is', null)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/** The row of the person: a number is left, and what statistics need. */
const personStatement = (id: number, now: string): RawBuilder<unknown> => sql`
  update influencers
  set first_name = '', surname = ${`Anonym ${id}`}, email = null, mobile = null, dob = null, address = null,
    city = null, nourishment = null, relationship_status = null, number_of_children = null, alcohol = null,
    smartphone = null, pets = '{}', athletic = '{}', mobility = '{}', management = null, iban = null,
    account_recipient = null, tax_id = null, consent_on = null, consent_source = null, block_reason = null,
    blocked_at = null, status = ${sql.lit(INFLUENCER_STATUS.active)}, picture = null, user_id = null,
    deleted_at = ${now}::timestamptz,
    anonymised_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
  where id = ${id}`;

/** What belongs to the person: personal data are removed, figures and results stay. */
function ownStatements({ id, channelIds, entryIds }: Traces, now: string): RawBuilder<unknown>[] {
  const channels = sql`any(${[...channelIds]}::int[])`;
  const entries = sql`any(${[...entryIds]}::int[])`;
  const isOwn = sql`((entity = 'influencer' and entity_id = ${id}) or (entity = 'channel' and entity_id = ${channels})
    or (entity = 'campaign_entry' and entity_id = ${entries}))`;
  return [
    personStatement(id, now),
    sql`update channels
      set url = 'https://anonym.invalid/' || id, handle = '', title = null, external_id = null, active = false,
        deleted_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
      where id = ${channels}`,
    sql`delete from channel_posts where channel_id = ${channels}`,
    sql`delete from connector_runs where channel_id = ${channels}`,
    sql`delete from bookmarks where channel_id = ${channels}`,
    // Results of campaigns stay; who brought them is gone.
    sql`update campaign_entries
      set channel_handle = '', original_url = '', notes = '', management = null, tracking_link = null,
        direct_link = null, saved_content = null, content_link = null, city = null, gender = null, status_note = null
      where id = ${entries}`,
    sql`update removed_entries set channel_handle = '', original_url = '' where entry_id = ${entries}`,
    sql`delete from comments
      where (subject_kind = 'influencer' and subject_id = ${id})
        or (subject_kind = 'campaignEntry' and subject_id = ${entries})`,
    sql`update influencer_ratings set text = '' where influencer_id = ${id}`,
    sql`update history set changes = null, reason = null where ${isOwn}`,
    sql`update audit_log set changes = null, reason = null where ${isOwn}`,
    sql`update files set name = ''
      where (subject = 'influencer' and subject_id = ${id})
        or (subject = 'campaignEntry' and subject_id = ${entries})`,
  ];
}

/** Removes the personal data from everything that belongs to a person. */
export async function anonymiseOwn(tx: Tx, traces: Traces, now: Date): Promise<void> {
  for (const statement of ownStatements(traces, now.toISOString())) await statement.execute(tx);
}
