export {
  CAMPAIGN_DURATIONS,
  START_VARIANTS,
  UGC_PRICES,
  VAT_PERCENT,
  VIDEO_COUNTS,
  VIDEO_LENGTHS,
  ugcPrice,
  type CampaignDuration,
  type UgcOrder,
  type UgcPrice,
  type UgcPrices,
  type VideoLength,
} from '../src/ugcPrice.ts';
