import {
  BRAND_STATUS,
  type BrandStatus,
  CAMPAIGN_STATUS,
  type CampaignStatus,
  PIPELINE_STATE,
  type PipelineState,
} from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { conflict } from '../../../platform/http/ApiError.ts';

/** What the decisions on a proposal depend on. */
export interface Decidable {
  state: PipelineState;
  brand_status: BrandStatus | null;
  external_budget: number | null;
  contract_signed: boolean;
  campaign_status: CampaignStatus;
}

const CHOICES = [BRAND_STATUS.waitingList, BRAND_STATUS.approve, BRAND_STATUS.declined] as const;

/** Whether the campaign is over and no more decisions are possible. */
export const isOver = (campaignStatus: CampaignStatus): boolean =>
  campaignStatus === CAMPAIGN_STATUS.completed || campaignStatus === CAMPAIGN_STATUS.cancelled;

/** Whether an approval would lack a price. */
export const lacksPrice = (to: BrandStatus, { external_budget: price }: Pick<Decidable, 'external_budget'>): boolean =>
  to === BRAND_STATUS.approve && price === null;

/** The decisions a brand can make on a proposal now (docs/domain/transitions.md#brand-status). */
export function possibleDecisions(entry: Decidable): (2 | 3 | 4)[] {
  const from = entry.brand_status ?? BRAND_STATUS.pending;
  if (isOver(entry.campaign_status)) return [];
  const facts = {
    roleId: ROLE.brand,
    declineReason: true,
    entryBeforeCampaign: entry.state < PIPELINE_STATE.campaign,
    contractUnsigned: !entry.contract_signed,
  };
  return CHOICES.filter((to) => can('brandStatus', from, to, facts).allowed && !lacksPrice(to, entry));
}

/** Throws 409 when the campaign is over or an approval lacks a price. */
export function rejectImpossible(entry: Decidable, to: BrandStatus): void {
  if (isOver(entry.campaign_status)) throw conflict('campaignOver');
  if (lacksPrice(to, entry))
    throw conflict('priceMissing', { brandStatus: entry.brand_status ?? BRAND_STATUS.pending });
}
