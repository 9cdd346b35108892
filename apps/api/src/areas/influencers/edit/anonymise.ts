import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import { deletePicture } from '../../../platform/media/pictures.ts';
import { removeFilesOf } from '../../files/door.ts';
import type { Editor } from './channels.ts';
import { removeUnsignedContracts } from './contractTraces.ts';
import { removeMails } from './mailTraces.ts';
import { lockedPerson } from './people.ts';
import { redactions } from './redactTraces.ts';
import { type Traces, tracesOf } from './traces.ts';

/** The person itself: a number is left, and what statistics need. */
const personStatement = (id: number, now: string): RawBuilder<unknown> => sql`
  update influencers set first_name = '', surname = ${`Anonym ${id}`}, email = null, mobile = null, dob = null, address = null, city = null,
    nourishment = null, relationship_status = null, number_of_children = null, alcohol = null, smartphone = null, pets = '{}', athletic = '{}',
    mobility = '{}', management = null, iban = null, account_recipient = null, tax_id = null, consent_on = null, consent_source = null,
    block_reason = null, blocked_at = null, status = 1, picture = null, user_id = null, deleted_at = ${now}::timestamptz,
    anonymised_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
  where id = ${id}`;

/** What belongs to the person: personal data go, figures and results stay. */
function ownStatements({ id, channelIds, entryIds }: Traces, now: string): RawBuilder<unknown>[] {
  const channels = sql`any(${[...channelIds]}::int[])`;
  const entries = sql`any(${[...entryIds]}::int[])`;
  const isOwn = sql`((entity = 'influencer' and entity_id = ${id}) or (entity = 'channel' and entity_id = ${channels})
    or (entity = 'campaign_entry' and entity_id = ${entries}))`;
  return [
    personStatement(id, now),
    sql`update channels set url = 'https://anonym.invalid/' || id, handle = '', title = null, external_id = null, active = false,
      deleted_at = ${now}::timestamptz, updated_at = ${now}::timestamptz where id = ${channels}`,
    sql`delete from channel_posts where channel_id = ${channels}`,
    sql`delete from connector_runs where channel_id = ${channels}`,
    sql`delete from bookmarks where channel_id = ${channels}`,
    // Results of campaigns stay; who brought them is gone.
    sql`update campaign_entries set channel_handle = '', original_url = '', notes = '', management = null, tracking_link = null, direct_link = null,
      saved_content = null, content_link = null, city = null, gender = null, status_note = null where id = ${entries}`,
    sql`update removed_entries set channel_handle = '', original_url = '' where entry_id = ${entries}`,
    sql`delete from comments where (subject_kind = 'influencer' and subject_id = ${id}) or (subject_kind = 'campaignEntry' and subject_id = ${entries})`,
    sql`update influencer_ratings set text = '' where influencer_id = ${id}`,
    sql`update history set changes = null, reason = null where ${isOwn}`,
    sql`update audit_log set changes = null, reason = null where ${isOwn}`,
    sql`update files set name = '' where (subject = 'influencer' and subject_id = ${id}) or (subject = 'campaignEntry' and subject_id = ${entries})`,
  ];
}

/**
 * Removes the personal data of somebody for good: figures and results of campaigns stay, the history keeps that it
 * happened.
 */
export async function anonymisePerson(
  editor: Editor,
  { influencerId, confirmation }: components['schemas']['InfluencerAnonymisation'],
): Promise<null> {
  const { services, user } = editor;
  const now = services.clock.now();
  const { details, gone } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedPerson(tx, editor, influencerId);
    const name = `${row.first_name} ${row.surname}`.trim();
    if (confirmation.trim().toLowerCase() !== name.toLowerCase())
      throw invalidFields([{ field: 'confirmation', key: 'confirmationDiffers' }]);
    const running = await tx
      .selectFrom('campaign_entries as e')
      .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
      .select('c.name')
      .where('e.influencer_id', '=', influencerId)
      .where('c.active', '=', true)
      .where('c.archived', '=', false)
      .where('e.state', '=', 3)
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
    if (running.length > 0) {
      const data: components['schemas']['InfluencerInUse'][] = [
        { influencerId, name, campaigns: running.map((campaign) => campaign.name) },
      ];
      throw conflict('influencerInUse', data);
    }
    const traces = await tracesOf(tx, {
      id: influencerId,
      firstName: row.first_name,
      surname: row.surname,
      email: row.email,
      mobile: row.mobile,
      iban: row.iban,
    });
    const gone = {
      campaignEntry: traces.entryIds,
      mail: await removeMails(tx, row),
      contract: await removeUnsignedContracts(tx, influencerId),
    };
    for (const statement of [...ownStatements(traces, now.toISOString()), ...redactions(traces)])
      await statement.execute(tx);
    if (row.picture !== null) await deletePicture(tx, row.picture);
    await tx.updateTable('influencers').set({ updated_by: user.id }).where('id', '=', influencerId).execute();
    const changes = { anonymised: [false, true] } as const;
    return {
      details: await writeHistory(tx, editor, { entity: 'influencer', entityId: influencerId, action: 4, changes }),
      gone,
    };
  });
  await removeFilesOf(services, { subject: 'influencer', subjectId: influencerId });
  for (const subject of ['campaignEntry', 'mail', 'contract'] as const) {
    for (const subjectId of gone[subject]) await removeFilesOf(services, { subject, subjectId });
  }
  editor.audit(details);
  return null;
}
