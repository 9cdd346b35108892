import type { PipelineState } from '@resonanz/api-client/campaign-entries';

const COUNTRY_SHARES = ['germany', 'austria', 'switzerland'];
const GENDER_SHARES = ['genderMale', 'genderFemale'];
const AGE_SHARES = ['until18', 'age18To24', 'age25To34', 'age35To44', 'age45To54', 'age55To64', 'above64'];
const AUDIENCE = [...COUNTRY_SHARES, ...GENDER_SHARES, ...AGE_SHARES];
const CONTACT = ['contacted', 'contactedBy', 'notizen', 'empfehlung'];
const BRAND = ['brandStatus', 'brandDeclineReason', 'brandCommentCount', 'ndaSignedStatus', 'interestStatus'];

/** The columns of a pipeline state in their order, by the names of the wire. */
export const COLUMN_ORDER: Readonly<Record<PipelineState, readonly string[]>> = {
  1: [
    'name',
    'reichweite',
    'tag',
    'status',
    'leistung',
    'vorBudget',
    'contacted',
    'contactedBy',
    ...COUNTRY_SHARES,
    ...GENDER_SHARES,
    'empfehlung',
    'notizen',
    'city',
    ...AGE_SHARES,
  ],
  2: [
    'name',
    'reichweite',
    'tag',
    'status',
    'brandStatus',
    'leistung',
    'vorBudget',
    'cbCommission',
    'budgetExtern',
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
    'reichweite',
    'tag',
    'contentStatus',
    'invoiceStatus',
    'contentDeadline',
    'vorBudget',
    'finalesBudget',
    'cpc',
    'tkp',
    'isPublished',
    'budgetExtern',
    'cbCommission',
    'contentRelease',
    'publishDate',
    'contentLink',
    'finalContentStatus',
    'clicks',
    'views',
    'impressionen',
    'orderData',
    'cpv',
    'cpo',
    'likes',
    'shares',
    'kommentare',
    'stickerClicks',
    'leser',
    'avg',
    'trackingLink',
    'directLink',
    'savedContent',
    'leistung',
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
    'leser',
    'avg',
    'directLink',
    'savedContent',
    'interestStatus',
    'brandDeclineReason',
    ...CONTACT,
    ...AUDIENCE,
  ],
};
