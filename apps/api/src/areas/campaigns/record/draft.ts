import type { components } from '@resonanz/contract/types';
import { CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { openRequest } from './linkedRequest.ts';
import { visibleCampaign } from './queries/detail.ts';

type Draft = components['schemas']['CampaignDraft'];
type Reader = Pick<CallContext, 'user' | 'services'>;

const NO_GOALS = { reach: null, clicks: null, views: null, sales: null };

/** The last day of a campaign that runs for so many months. */
function endOf(start: string | null, months: number | null): string | null {
  if (start === null || months === null) return null;
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
  return new Date(end.getTime() - 86_400_000).toISOString().slice(0, 10);
}

async function fromCampaign({ user, services }: Reader, id: number): Promise<Draft> {
  const campaign = await visibleCampaign(services.db, user, id);
  const {
    customerId,
    type,
    budget,
    mediaBudget,
    region,
    ndaRequired,
    plannedChannels,
    categories,
    kpi,
    cpm,
    briefing,
  } = campaign;
  return {
    kampagnenname: campaign.kampagnenname,
    customerId,
    // A copy has no request behind it.
    type: type === CAMPAIGN_TYPE.selfService ? CAMPAIGN_TYPE.agency : type,
    budget,
    mediaBudget,
    startdatum: null,
    enddatum: null,
    region,
    ownerId: user.id,
    ndaRequired,
    plannedChannels,
    categories,
    kpi,
    cpm,
    briefing,
    campaignRequestId: null,
    requestNumber: null,
  };
}

async function fromRequest({ user, services }: Reader, id: number): Promise<Draft> {
  const row = await openRequest(services.db, { user }, id);
  return {
    kampagnenname: row.title,
    customerId: row.customer_id,
    type: CAMPAIGN_TYPE.selfService,
    budget: row.budget ?? 0,
    mediaBudget: row.budget ?? 0,
    startdatum: row.start_date,
    enddatum: endOf(row.start_date, row.duration_months),
    region: user.defaultRegionId,
    ownerId: row.assignee_user_id ?? user.id,
    ndaRequired: row.nda_required,
    plannedChannels: row.platforms as Draft['plannedChannels'],
    categories: [],
    kpi: NO_GOALS,
    cpm: null,
    briefing: {
      description: row.product_description,
      product: row.product_name,
      shipping: '',
      exclusivity: '',
      hashtags: [],
      labels: [],
      contact: '',
    },
    campaignRequestId: row.id,
    requestNumber: row.number,
  };
}

/** A form filled in from another campaign or from a request of a brand; saves nothing. */
export function campaignDraft(
  reader: Reader,
  { copyOf, campaignRequestId }: { copyOf?: number; campaignRequestId?: number },
): Promise<Draft> {
  if (copyOf !== undefined && campaignRequestId === undefined) return fromCampaign(reader, copyOf);
  if (campaignRequestId !== undefined && copyOf === undefined) return fromRequest(reader, campaignRequestId);
  throw invalidFields([{ field: 'copyOf', key: 'required' }]);
}
