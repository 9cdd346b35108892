export { VAT_PERCENT } from '../src/invoices.ts';
export {
  CAMPAIGN_DURATIONS,
  START_VARIANTS,
  UGC_PRICES,
  VIDEO_COUNTS,
  VIDEO_LENGTHS,
  ugcPrice,
  type CampaignDuration,
  type StartVariant,
  type UgcOrder,
  type UgcPrice,
  type UgcPrices,
  type VideoLength,
} from '../src/ugcPrice.ts';
