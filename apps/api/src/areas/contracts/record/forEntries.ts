import { berlinDay } from '@resonanz/domain/berlinDay';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { findVisibleContracts, insertContracts, toItem } from './queries/contracts.ts';
import { type ContractEntry, lockEntries } from './queries/entries.ts';
import { templateText } from './queries/templates.ts';
import type { ContractEditor } from './save.ts';

const rejectionReasonOf = (
  entry: ContractEntry,
): Schemas['ContractCreation']['refused'][number]['reason'] | undefined => {
  if (entry.has_contract) return 'hasContract';
  if (entry.influencer_id === null) return 'influencerMissing';
  return entry.email === null ? 'emailMissing' : undefined;
};

/** The name of the person, or of the channel where the person has none. */
const partnerOf = (entry: ContractEntry): string => entry.name || entry.channel_handle;

/** Default services: those the entry was booked for. */
function termsFor(entry: ContractEntry, terms: Schemas['ContractTerms']): Schemas['ContractTerms'] {
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
    const entries = await lockEntries(tx, input.compaignInfluencerId, input.type, berlinDay(now));
    if (entries.length < input.compaignInfluencerId.length) throw notFound();
    const open = entries.filter((entry) => rejectionReasonOf(entry) === undefined);
    const made =
      open.length === 0
        ? []
        : await insertContracts(
            tx,
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
          );
    const details = await writeHistories(
      tx,
      editor,
      made.map(({ id, partner_name }) => ({
        entity: 'contract',
        entityId: id,
        action: HISTORY_ACTION.add,
        changes: { partnerName: [null, partner_name], type: [null, input.type] },
      })),
    );
    for (const each of details) editor.audit(each);
    const rows =
      made.length === 0
        ? []
        : await findVisibleContracts(
            tx,
            user,
            made.map(({ id }) => id),
          );
    return {
      created: rows.map((row) => toItem(row, editor)),
      refused: entries.flatMap((entry) => {
        const reason = rejectionReasonOf(entry);
        return reason === undefined ? [] : [{ compaignInfluencerId: entry.id, partnerName: partnerOf(entry), reason }];
      }),
    };
  });
}
