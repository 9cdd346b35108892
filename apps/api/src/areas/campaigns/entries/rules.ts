import {
  isDecliningTag,
  MOVE_LIMIT,
  type PipelineState,
  PIPELINE_STATE,
  PUBLISHED,
  REQUEST_NDA_STATUS,
  NDA_SIGNED_STATUS,
  BRAND_STATUS,
} from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { DEFAULT_COMMISSION, proposedExternalBudget } from '@resonanz/domain/kpi';
import type { RoleId } from '@resonanz/domain/roles';
import { can, type Verdict } from '@resonanz/domain/transitions';
import { invalidFields, badRequest } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { LockedEntry } from './queries/locked.ts';

/** Whether the channels of an entry's campaign have to sign an NDA. */
const needsNda = (entry: Pick<LockedEntry, 'campaign_nda_required' | 'request_nda_required'>): boolean =>
  entry.campaign_nda_required || entry.request_nda_required === true;

/** Whether the brand sees an entry now (docs/domain/campaigns.md#what-a-brand-sees). */
export const isSeenByBrand = (
  entry: Pick<LockedEntry, 'is_published' | 'state' | 'request_id' | 'campaign_active' | 'request_active'>,
): boolean =>
  entry.is_published === PUBLISHED.yes &&
  entry.state >= PIPELINE_STATE.interestedPerson &&
  entry.request_id !== null &&
  entry.campaign_active &&
  entry.request_active === true;

/** Rejects more channels than one call may move. */
export function rejectTooMany(ids: readonly number[]): void {
  if (ids.length > MOVE_LIMIT) throw badRequest('maxChannelsExceeded');
}

/** Whether the table of the pipeline state allows a move. */
export function moveVerdict(entry: LockedEntry, to: PipelineState, roleId: RoleId, hasReason: boolean): Verdict {
  if (!isValueOf('pipelineState', entry.state)) return { allowed: false, reason: 'transitionNotAllowed' };
  return can('pipelineState', entry.state, to, {
    roleId,
    reason: hasReason,
    brandAgreed: entry.request_id === null || entry.brand_status === BRAND_STATUS.approve,
    ndaSigned: !needsNda(entry) || entry.nda_signed_status === NDA_SIGNED_STATUS.signed,
    contentOpen: (entry.content_status ?? 'Offen') === 'Offen',
    contractUnsigned: !entry.contract_signed,
    priceAndService: (entry.pre_budget ?? 0) > 0 && (entry.service ?? '') !== '',
  });
}

/** What a brand would miss of a channel; undefined when it can decide on it. */
function incompleteness(
  entry: LockedEntry,
): 'serviceMissing' | 'brandPriceMissing' | 'serviceAndBrandPriceMissing' | undefined {
  const hasService = (entry.service ?? '') !== '';
  const hasPrice = (entry.external_budget ?? proposedBrandPrice(entry) ?? 0) > 0;
  if (hasService) return hasPrice ? undefined : 'brandPriceMissing';
  return hasPrice ? 'serviceMissing' : 'serviceAndBrandPriceMissing';
}

/**
 * Why a channel cannot be published to its brand (docs/domain/transitions.md#request-nda-status,
 * docs/domain/campaigns.md#what-a-brand-sees); undefined when it can. Only missing data can be confirmed.
 */
export function publicationError(entry: LockedEntry, confirmsIncomplete: boolean): string | undefined {
  if (entry.request_id === null) return 'campaignWithoutRequest';
  if (entry.state < PIPELINE_STATE.interestedPerson) return 'publishNeedsInterestedPerson';
  if (needsNda(entry) && entry.request_nda_status !== REQUEST_NDA_STATUS.accepted) return 'ndaNotAccepted';
  if (isDecliningTag(entry.tag)) return 'publishNeedsWillingCreator';
  return confirmsIncomplete ? undefined : incompleteness(entry);
}

/**
 * The price proposed to the brand from the agreed or expected cost (docs/domain/formulas.md#proposed-prices); null
 * while no cost is known.
 */
export function proposedBrandPrice(entry: {
  pre_budget: number | null;
  final_budget: number | null;
  agency_commission: number | null;
}): number | null {
  const price = proposedExternalBudget({
    preBudget: entry.pre_budget,
    finalBudget: entry.final_budget,
    cbCommission: entry.agency_commission ?? DEFAULT_COMMISSION,
  });
  return price > 0 ? price : null;
}

/** Whether a status is no longer what the caller saw when he decided, for example before his connection was lost. */
export const isOtherNow = (seen: string | number | undefined, now: string | number | null): boolean =>
  seen !== undefined && seen !== now;

type Fields = Schemas['CampaignInfluencerFields'];

/** A field whose former value the caller does not name could be overwritten unseen. */
export function rejectUnseenChanges(fields: Fields, expected: Fields): void {
  const unseen = Object.keys(fields).filter((name) => !(name in expected));
  if (unseen.length > 0) throw invalidFields(unseen.map((name) => ({ field: `expected.${name}`, key: 'required' })));
}
