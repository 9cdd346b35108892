import type { Generated } from 'kysely';
import type { InstantNow, NumberOrNull, TextOrNull } from '../../platform/database/columns.ts';

/** What the agency offers: services of platforms, lengths of UGC videos and their surcharges. */
export interface CampaignServicesTable {
  id: Generated<number>;
  kind: 'service' | 'videoLength' | 'surcharge';
  /** Null: offered for every platform, or for none in particular. */
  platform: TextOrNull;
  /** What `leistung` stores, seconds, or the name of the surcharge. */
  value: string;
  name_de: string;
  name_en: string;
  unit: 'euro' | 'percent';
  active: Generated<boolean>;
  sort: number;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

/** Prices by the day from which on they count. */
export interface CampaignServicePricesTable {
  id: Generated<number>;
  service_id: number;
  price: number;
  valid_from: string;
  created_by: NumberOrNull;
  created_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    campaign_services: CampaignServicesTable;
    campaign_service_prices: CampaignServicePricesTable;
  }
}
