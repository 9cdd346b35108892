import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Schema } from '../../platform/database/schema.ts';
import { writeHistories } from '../../platform/history/writeHistory.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { toItem, visibleContracts } from './contractRows.ts';
import { type ContractEditor, templateText } from './save.ts';

type Schemas = components['schemas'];
type Tx = Kysely<Schema>;

const entriesOf = (tx: Tx, ids: readonly number[], type: number, today: string) =>
  tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .where('e.id', 'in', [...ids])
    .select([
      'e.id',
      'e.campaign_id',
      'e.influencer_id',
      'e.channel_handle',
      'e.platform',
      'e.service',
      'e.final_budget',
      'e.content_release',
      'c.customer_id',
      'c.start_date',
      'c.end_date',
      'i.email',
      sql<string>`trim(coalesce(i.first_name, '') || ' ' || coalesce(i.surname, ''))`.as('name'),
      sql<boolean>`exists (select 1 from contracts t where t.campaign_entry_id = e.id and t.type = ${type} and t.cancelled_at is null
        and not (t.agency_signed_at is not null and coalesce(t.end_date < ${today}::date, false)))`.as('has_contract'),
    ])
    .orderBy('e.id')
    // Whoever makes contracts for the same entries waits, and then finds these.
    .forNoKeyUpdate('e')
    .execute();

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

const refusalOf = (entry: Entry): Schemas['ContractCreation']['refused'][number]['reason'] | undefined => {
  if (entry.has_contract) return 'hasContract';
  if (entry.influencer_id === null) return 'influencerMissing';
  return entry.email === null ? 'emailMissing' : undefined;
};

/** Two of the same: a name is of its channel where the person has none. */
const partnerOf = (entry: Entry): string => entry.name || entry.channel_handle;

/** What is owed by terms without services of their own: what the entry was booked for. */
function termsFor(entry: Entry, terms: Schemas['ContractTerms']): Schemas['ContractTerms'] {
  if (terms.services.length > 0 || !entry.service) return terms;
  return {
    ...terms,
    services: [{ leistung: `${entry.platform} ${entry.service}`, number: 1, date: entry.content_release }],
  };
}

/** Drafts contracts for entries; those that cannot have one are named with the reason. */
export async function createForEntries(
  editor: ContractEditor,
  input: Schemas['ContractsForEntries'],
): Promise<Schemas['ContractCreation']> {
  const { user, services } = editor;
  const now = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const text = await templateText(tx, input.templateId);
    const entries = await entriesOf(tx, input.compaignInfluencerId, input.type, berlinDay(now));
    if (entries.length < input.compaignInfluencerId.length) throw notFound();
    const open = entries.filter((entry) => refusalOf(entry) === undefined);
    const made =
      open.length === 0
        ? []
        : await tx
            .insertInto('contracts')
            .values(
              open.map((entry) => ({
                type: input.type,
                language: input.language,
                partner_name: partnerOf(entry),
                partner_email: entry.email ?? '',
                campaign_id: entry.campaign_id,
                campaign_entry_id: entry.id,
                customer_id: entry.customer_id,
                influencer_id: entry.influencer_id,
                template_id: input.templateId,
                budget: (entry.final_budget ?? 0) > 0 ? entry.final_budget : null,
                start_date: entry.start_date,
                end_date: entry.end_date,
                terms: JSON.stringify(termsFor(entry, input.terms)),
                text,
                created_by: user.id,
                updated_by: user.id,
                created_at: now,
                updated_at: now,
              })),
            )
            .returning(['id', 'partner_name'])
            .execute();
    const details = await writeHistories(
      tx,
      editor,
      made.map(({ id, partner_name }) => ({
        entity: 'contract',
        entityId: id,
        action: 1,
        changes: { partnerName: [null, partner_name], type: [null, input.type] },
      })),
    );
    for (const each of details) editor.audit(each);
    const rows =
      made.length === 0
        ? []
        : await visibleContracts(tx, user)
            .where(
              't.id',
              'in',
              made.map(({ id }) => id),
            )
            .orderBy('t.id')
            .execute();
    return {
      created: rows.map((row) => toItem(row, editor)),
      refused: entries.flatMap((entry) => {
        const reason = refusalOf(entry);
        return reason === undefined ? [] : [{ compaignInfluencerId: entry.id, partnerName: partnerOf(entry), reason }];
      }),
    };
  });
}
