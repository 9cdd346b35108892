import type { Insertable } from 'kysely';
import { CAMPAIGN_TYPE, CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import { PRODUCT_CATEGORY_IDS } from '@resonanz/domain/lookups';
import { containsHtml } from '@resonanz/validators/freeText';
import type { Tx } from '../../../platform/database/schema.ts';
import { type FieldError, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CampaignsTable } from '../tables.ts';
import { customerExists, mayOwnCampaigns, regionExists } from './queries/changes.ts';
import { customerOfRequest } from './queries/linkedRequest.ts';

/** The fields of a campaign form, as far as they are sent. */
export type CampaignFields = Omit<Schemas['SavedCampaign'], 'compaignDataId' | 'updatedAt' | 'kampagnenname'> & {
  kampagnenname?: string;
};

const plain = {
  type: 'type',
  budget: 'budget',
  mediaBudget: 'media_budget',
  startdatum: 'start_date',
  enddatum: 'end_date',
  region: 'region_id',
  customerId: 'customer_id',
  ownerId: 'owner_user_id',
  ndaRequired: 'nda_required',
  plannedChannels: 'planned_platforms',
  categories: 'categories',
  cpm: 'target_cpm',
} as const satisfies Partial<Record<keyof CampaignFields, keyof CampaignsTable>>;

const trimmedBriefing = ({ hashtags, labels, ...texts }: Schemas['CampaignBriefing']) => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])),
  hashtags: hashtags.map((tag) => tag.trim().replace(/^#+/, '')).filter((tag) => tag !== ''),
  labels: labels.map((label) => label.trim()).filter((label) => label !== ''),
});

/** The columns that the sent fields write. */
export function campaignColumns(fields: CampaignFields): Partial<Insertable<CampaignsTable>> {
  const sent = Object.entries(plain).flatMap(([field, column]) => {
    const value = fields[field as keyof typeof plain];
    return value === undefined ? [] : [[column, value]];
  });
  return {
    ...Object.fromEntries(sent),
    ...(fields.kampagnenname === undefined ? {} : { name: fields.kampagnenname.trim() }),
    ...(fields.kpi === undefined ? {} : { kpi: JSON.stringify(fields.kpi) }),
    ...(fields.briefing === undefined ? {} : trimmedBriefing(fields.briefing)),
  };
}

/** Every text of the form with its place. */
function textsOf({ kampagnenname, briefing }: CampaignFields): readonly (readonly [string, string])[] {
  const { hashtags = [], labels = [], ...texts } = briefing ?? {};
  return [
    ...(kampagnenname === undefined ? [] : [['kampagnenname', kampagnenname] as const]),
    ...Object.entries(texts).map(([name, text]) => [`briefing.${name}`, String(text)] as const),
    ...hashtags.map((tag) => ['briefing.hashtags', tag] as const),
    ...labels.map((label) => ['briefing.labels', label] as const),
  ];
}

/** Rejects a form with contradictory values or unknown references: 422 with an error for each invalid field. */
export async function rejectInvalidFields(
  tx: Tx,
  fields: CampaignFields,
  now: { start_date: string | null; end_date: string | null; owner_user_id?: number | null },
): Promise<void> {
  const errors: FieldError[] = [];
  const start = fields.startdatum === undefined ? now.start_date : fields.startdatum;
  const end = fields.enddatum === undefined ? now.end_date : fields.enddatum;
  if (start !== null && end !== null && end < start) errors.push({ field: 'enddatum', key: 'endBeforeStart' });
  for (const [field, text] of textsOf(fields)) if (containsHtml(text)) errors.push({ field, key: 'containsHtml' });
  const { customerId, ownerId, region, categories = [] } = fields;
  const known: readonly number[] = PRODUCT_CATEGORY_IDS;
  if (categories.some((category) => !known.includes(category)))
    errors.push({ field: 'categories', key: 'choiceInvalid' });
  if (typeof customerId === 'number' && !(await customerExists(tx, customerId)))
    errors.push({ field: 'customerId', key: 'customerNotFound' });
  if (typeof ownerId === 'number' && ownerId !== now.owner_user_id && !(await mayOwnCampaigns(tx, ownerId)))
    errors.push({ field: 'ownerId', key: 'ownerNotAllowed' });
  if (region !== undefined && !(await regionExists(tx, region)))
    errors.push({ field: 'region', key: 'regionNotFound' });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Rejects changing values that come from the brand's request, or linking a request that does not exist. */
export async function rejectOtherRequest(
  tx: Tx,
  fields: CampaignFields,
  now: { id: number; type: number; customer_id: number | null },
): Promise<void> {
  const changesType = fields.type !== undefined && fields.type !== now.type;
  const changesCustomer = fields.customerId !== undefined && fields.customerId !== now.customer_id;
  if (!changesType && !changesCustomer) return;
  const request = await customerOfRequest(tx, now.id);
  const errors: FieldError[] = [];
  if (changesCustomer && request !== undefined && fields.customerId !== request.customer_id)
    errors.push({ field: 'customerId', key: 'customerOfRequest' });
  if (changesType && request !== undefined && fields.type !== CAMPAIGN_TYPE.selfService)
    errors.push({ field: 'type', key: 'typeOfRequest' });
  if (changesType && request === undefined && fields.type === CAMPAIGN_TYPE.selfService)
    errors.push({ field: 'type', key: 'selfServiceNeedsRequest' });
  if (errors.length > 0) throw invalidFields(errors);
}

/** The first status of a campaign, and the type of one without a request behind it. */
export const NEW_CAMPAIGN = { status: CAMPAIGN_STATUS.draft, type: CAMPAIGN_TYPE.agency } as const;
