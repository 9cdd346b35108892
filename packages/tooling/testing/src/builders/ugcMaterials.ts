import type { Schema } from './schema.ts';

/** A material as the library lists it: an accepted video with valid rights. */
export function buildUgcMaterialItem(
  overrides: Partial<Schema<'UgcMaterialListItem'>> = {},
  index = 0,
): Schema<'UgcMaterialListItem'> {
  const ugcMaterialId = overrides.ugcMaterialId ?? 700 + index;
  return {
    ugcMaterialId,
    ugcCampaignRequestId: 40 + index,
    productName: 'Nachtserum Lindenblüte',
    position: 1,
    campaignId: 90 + index,
    campaignName: 'Nachtserum Lindenblüte',
    creatorName: 'Lena Hartwig',
    influencerId: 12,
    customerId: 1,
    brandName: 'Lindenblatt GmbH',
    length: 30,
    lengthText: '',
    format: '9:16',
    languages: ['de'],
    version: 1,
    fileName: 'nachtserum.mp4',
    contentType: 'video/mp4',
    size: 48_200_000,
    url: `/media/files/${ugcMaterialId}`,
    uploadedAt: '2026-10-05T08:00:00.000Z',
    finalContentStatus: 1,
    rights: {
      state: 'valid',
      from: '2026-10-06',
      until: '2027-04-05',
      media: ['organic', 'ads'],
      countries: ['DE', 'AU', 'CH'],
    },
    tags: [],
    ...overrides,
  };
}

/** A material with its versions, share links and downloads: one version, nothing shared or downloaded yet. */
export function buildUgcMaterial(overrides: Partial<Schema<'UgcMaterial'>> = {}, index = 0): Schema<'UgcMaterial'> {
  const item = buildUgcMaterialItem(overrides, index);
  return {
    ...item,
    requestNumber: 'UGC-2026-0007',
    mayDelete: true,
    links: [],
    versions: [
      {
        version: 1,
        fileName: item.fileName,
        contentType: item.contentType,
        size: item.size,
        uploadedAt: item.uploadedAt,
        submittedAt: '2026-10-05T09:00:00.000Z',
        url: item.url,
      },
    ],
    downloads: [],
    downloadCount: 0,
    updatedAt: '2026-10-06T08:00:00.000Z',
    ...overrides,
  };
}
