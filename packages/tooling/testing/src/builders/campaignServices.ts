import type { Schema } from './schema.ts';

/** A service of a platform with a fixed price. */
export function buildCampaignService(
  overrides: Partial<Schema<'CampaignService'>> = {},
  index = 0,
): Schema<'CampaignService'> {
  return {
    campaignServiceId: index + 1,
    kind: 'service',
    platform: 'Instagram',
    value: 'Reel',
    nameDe: 'Reel',
    nameEn: 'Reel',
    unit: 'euro',
    active: true,
    price: 1200,
    validFrom: '2026-01-01',
    plannedPrice: null,
    plannedFrom: null,
    used: 14,
    updatedAt: '2026-10-05T08:00:00.000Z',
    ...overrides,
  };
}

/** A price that counts. */
export function buildCampaignServicePrice(
  overrides: Partial<Schema<'CampaignServicePrice'>> = {},
  index = 0,
): Schema<'CampaignServicePrice'> {
  return {
    campaignServicePriceId: index + 1,
    price: 15,
    validFrom: '2026-01-01',
    validUntil: null,
    isPlanned: false,
    createdByName: 'Lena Hartwig',
    createdAt: '2025-12-02T09:30:00.000Z',
    ...overrides,
  };
}
