import type { EnumerationValue, NamedValues } from './registry.ts';

/**
 * Pipeline states of a channel in a campaign.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const PIPELINE_STATE = {
  acquisition: 1,
  interestedPerson: 2,
  campaign: 3,
} as const satisfies NamedValues<'pipelineState'>;
/**
 * Pipeline state of a channel in a campaign.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type PipelineState = EnumerationValue<'pipelineState'>;
/**
 * The pipeline states in their order.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const PIPELINE_STATES: readonly PipelineState[] = [1, 2, 3];

/**
 * Status values of a campaign.
 *
 * @source docs/domain/enumerations.md#campaign-status
 */
export const CAMPAIGN_STATUS = {
  draft: 1,
  planning: 2,
  running: 3,
  completed: 4,
  cancelled: 5,
} as const satisfies NamedValues<'campaignStatus'>;
/**
 * Status of a campaign.
 *
 * @source docs/domain/enumerations.md#campaign-status
 */
export type CampaignStatus = EnumerationValue<'campaignStatus'>;
/**
 * The campaign status values in their order.
 *
 * @source docs/domain/enumerations.md#campaign-status
 */
export const CAMPAIGN_STATUSES: readonly CampaignStatus[] = [1, 2, 3, 4, 5];

/**
 * Where a campaign comes from.
 *
 * @source docs/domain/enumerations.md#kinds-of-campaigns-and-entries
 */
export const CAMPAIGN_TYPE = { agency: 1, selfService: 2, ugc: 3 } as const satisfies NamedValues<'campaignType'>;
/**
 * Type of a campaign.
 *
 * @source docs/domain/enumerations.md#kinds-of-campaigns-and-entries
 */
export type CampaignType = EnumerationValue<'campaignType'>;
/**
 * The campaign types in their order.
 *
 * @source docs/domain/enumerations.md#kinds-of-campaigns-and-entries
 */
export const CAMPAIGN_TYPES: readonly CampaignType[] = [1, 2, 3];

/**
 * Kinds of a campaign entry.
 *
 * @source docs/domain/enumerations.md#kinds-of-campaigns-and-entries
 */
export const ENTRY_TYPE = { influencer: 1, creator: 2, model: 3 } as const satisfies NamedValues<'entryType'>;
/**
 * Kind of a campaign entry.
 *
 * @source docs/domain/enumerations.md#kinds-of-campaigns-and-entries
 */
export type EntryType = EnumerationValue<'entryType'>;

/**
 * The brand's decision on a published channel.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const BRAND_STATUS = {
  pending: 1,
  waitingList: 2,
  approve: 3,
  declined: 4,
} as const satisfies NamedValues<'brandStatus'>;
/**
 * A brand's decision on a channel; '' before it was first published.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type BrandStatus = EnumerationValue<'brandStatus'>;
/**
 * The brand's decisions in their order.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const BRAND_STATUSES: readonly BrandStatus[] = [1, 2, 3, 4];

/**
 * Status of a campaign or UGC request.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const REQUEST_STATUS = { pending: 1, approved: 2, declined: 3 } as const satisfies NamedValues<'requestStatus'>;
/**
 * Status of a campaign or UGC request.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type RequestStatus = EnumerationValue<'requestStatus'>;

/**
 * Approval of a user or a final content.
 *
 * @source docs/domain/enumerations.md#account-status; docs/domain/enumerations.md#final-content
 */
export const APPROVAL_STATUS = {
  pending: 0,
  approved: 1,
  declined: 2,
} as const satisfies NamedValues<'approvalStatus'>;
/**
 * Approval of a user or a final content.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type ApprovalStatus = EnumerationValue<'approvalStatus'>;

/**
 * NDA of a request.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const REQUEST_NDA_STATUS = {
  pending: 0,
  declined: 1,
  accepted: 2,
} as const satisfies NamedValues<'requestNdaStatus'>;
/**
 * NDA of a request.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type RequestNdaStatus = EnumerationValue<'requestNdaStatus'>;

/**
 * Status values of the invoice of a brand.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const BRAND_INVOICE_STATUS = { open: 1, sent: 2, paid: 3 } as const satisfies NamedValues<'brandInvoiceStatus'>;
/**
 * Status of the invoice of a brand.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type BrandInvoiceStatus = EnumerationValue<'brandInvoiceStatus'>;

/**
 * How far the NDA of a channel is.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const NDA_SIGNED_STATUS = { notSent: 0, sent: 1, signed: 2 } as const satisfies NamedValues<'ndaSignedStatus'>;
/**
 * How far the NDA of a channel is.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type NdaSignedStatus = EnumerationValue<'ndaSignedStatus'>;

/**
 * Whether a creator is interested in a campaign.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const INTEREST_STATUS = {
  notAsked: 0,
  interested: 1,
  notInterested: 2,
} as const satisfies NamedValues<'interestStatus'>;
/**
 * Whether a creator is interested in a campaign.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type InterestStatus = EnumerationValue<'interestStatus'>;

/**
 * Whether a channel is published to its brand.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const PUBLISHED = { no: 0, yes: 1 } as const satisfies NamedValues<'published'>;
/**
 * Whether a channel is published to its brand.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type Published = EnumerationValue<'published'>;

/**
 * Whether a campaign or a request is active.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const CAMPAIGN_ACTIVE = { inactive: 0, active: 1 } as const satisfies NamedValues<'campaignActive'>;
/**
 * Whether a campaign or a request is active.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type CampaignActive = EnumerationValue<'campaignActive'>;

/**
 * Whether a campaign or a request is archived.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const ARCHIVED = { no: 0, yes: 1 } as const satisfies NamedValues<'archived'>;
/**
 * Whether a campaign or a request is archived.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type Archived = EnumerationValue<'archived'>;

/**
 * Reasons of a brand for declining a channel; another one needs a text.
 *
 * @source docs/domain/lookups.md#decline-reasons
 */
export const DECLINE_REASON = {
  noFurtherCooperation: 1,
  unsuitableCreator: 2,
  unsuitableCommunity: 3,
  priceAboveBudget: 4,
  other: 5,
} as const satisfies NamedValues<'declineReason'>;

/**
 * Reason of a brand for declining a channel; 5 needs a text.
 *
 * @source docs/domain/lookups.md#decline-reasons
 */
export type DeclineReason = EnumerationValue<'declineReason'>;
/**
 * The decline reasons in their order.
 *
 * @source docs/domain/lookups.md#decline-reasons
 */
export const DECLINE_REASONS: readonly DeclineReason[] = [1, 2, 3, 4, 5];
/**
 * The decline reason that needs a text of its own.
 *
 * @source docs/domain/lookups.md#decline-reasons
 */
export const DECLINE_REASON_OTHER: DeclineReason = 5;
