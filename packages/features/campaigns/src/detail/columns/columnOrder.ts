import type { PipelineState } from '@resonanz/api-client/campaignEntries';

const COUNTRY_SHARES = ['germany', 'austria', 'switzerland'];
const GENDER_SHARES = ['genderMale', 'genderFemale'];
const AGE_SHARES = ['until18', 'age18To24', 'age25To34', 'age35To44', 'age45To54', 'age55To64', 'above64'];
const AUDIENCE = [...COUNTRY_SHARES, ...GENDER_SHARES, ...AGE_SHARES];
const CONTACT = ['contacted', 'contactedBy', 'notes', 'recommendation'];
const BRAND = ['brandStatus', 'brandDeclineReason', 'brandCommentCount', 'ndaSignedStatus', 'interestStatus'];

/** The columns of a pipeline state in their order, by their fields. */
export const COLUMN_ORDER: Readonly<Record<PipelineState, readonly string[]>> = {
  1: [
    'name',
    'followers',
    'tag',
    'status',
    'service',
    'preBudget',
    'contacted',
    'contactedBy',
    ...COUNTRY_SHARES,
    ...GENDER_SHARES,
    'recommendation',
    'notes',
    'city',
    ...AGE_SHARES,
  ],
  2: [
    'name',
    'followers',
    'tag',
    'status',
    'brandStatus',
    'service',
    'preBudget',
    'cbCommission',
    'externalBudget',
    'isPublished',
    'brandCommentCount',
    'brandDeclineReason',
    'ndaSignedStatus',
    'interestStatus',
    ...CONTACT,
    ...AUDIENCE,
  ],
  3: [
    'name',
    'followers',
    'tag',
    'contentStatus',
    'invoiceStatus',
    'contentDeadline',
    'preBudget',
    'finalBudget',
    'cpc',
    'tkp',
    'isPublished',
    'externalBudget',
    'cbCommission',
    'contentRelease',
    'publishDate',
    'contentLink',
    'finalContentStatus',
    'clicks',
    'views',
    'impressions',
    'orderData',
    'cpv',
    'cpo',
    'likes',
    'shares',
    'comments',
    'stickerClicks',
    'readers',
    'avg',
    'trackingLink',
    'directLink',
    'savedContent',
    'service',
    'status',
    ...BRAND,
    ...CONTACT,
    ...AUDIENCE,
  ],
};

/** Columns that are shown only when they are asked for. */
export const HIDDEN_AT_FIRST: Readonly<Record<PipelineState, readonly string[]>> = {
  1: ['city', ...AGE_SHARES],
  2: ['interestStatus', ...CONTACT, ...AUDIENCE],
  3: [
    'stickerClicks',
    'readers',
    'avg',
    'directLink',
    'savedContent',
    'interestStatus',
    'brandDeclineReason',
    ...CONTACT,
    ...AUDIENCE,
  ],
};
