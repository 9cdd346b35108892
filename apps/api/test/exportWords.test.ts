import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requestExportColumns } from '../src/areas/campaign-requests/administration/export.ts';
import { campaignExportColumns, entryExportColumns } from '../src/areas/campaigns/export/columns.ts';
import { contractExportColumns } from '../src/areas/contracts/list/export.ts';
import { leadExportColumns } from '../src/areas/customer-leads/list/export.ts';
import { customerExportColumns } from '../src/areas/customers/export.ts';
import { exportColumns } from '../src/areas/influencers/exportTable.ts';
import { ugcExportColumns } from '../src/areas/ugc-requests/export.ts';
import { repository } from '../src/settings.ts';

type Language = 'de' | 'en';
const LANGUAGES: readonly Language[] = ['de', 'en'];

const read = (folder: string, language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(path.join(repository, 'packages', folder, `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
/** The words of a feature as its screens show them. */
const wordsOf = (feature: string, language: Language, part = '') =>
  read(path.join('features', feature, 'messages', part), language);
/** Files name the unit of their figures in brackets. */
const withoutUnit = (heading: string): string =>
  heading.replace(/ \((?:EUR(?:, (?:netto|net))?|%|Byte|bytes|Monate|months|Tage|days|Sekunden|seconds)\)$/, '');

const GRID = {
  name: 'creator',
  channelURL: 'channel',
  city: 'city',
  germany: 'germany',
  austria: 'austria',
  switzerland: 'switzerland',
  genderMale: 'genderMale',
  genderFemale: 'genderFemale',
  avg: 'average',
  tag: 'tag',
  status: 'note',
  leistung: 'service',
  contacted: 'contacted',
  contactedBy: 'contactedBy',
  vorBudget: 'preBudget',
  finalesBudget: 'finalBudget',
  budgetExtern: 'externalBudget',
  cbCommission: 'commission',
  contentStatus: 'content',
  finalContentStatus: 'finalContent',
  invoiceStatus: 'invoice',
  contentRelease: 'release',
  contentDeadline: 'deadline',
  contentLink: 'contentLink',
  publishDate: 'publishDate',
  savedContent: 'savedContent',
  trackingLink: 'trackingLink',
  directLink: 'directLink',
  clicks: 'clicks',
  views: 'views',
  likes: 'likes',
  shares: 'shares',
  kommentare: 'commentFigure',
  impressionen: 'impressions',
  stickerClicks: 'stickerClicks',
  leser: 'readers',
  orderData: 'orders',
  cpc: 'cpc',
  cpv: 'cpv',
  cpo: 'cpo',
  tkp: 'tkp',
  isPublished: 'published',
  brandStatus: 'brandStatus',
  brandDeclineReason: 'declineReason',
  interestStatus: 'interest',
  ndaSignedStatus: 'nda',
  notizen: 'notes',
  empfehlung: 'recommended',
} as const;

test.each(LANGUAGES)('the file of a campaign heads its columns as the grid does: %s', (language) => {
  const words = { ...wordsOf('campaigns', language), ...wordsOf('campaigns', language, 'page') };
  const keys = Object.keys(GRID) as (keyof typeof GRID)[];
  const headings = entryExportColumns(keys, language).map(({ heading }) => withoutUnit(heading));
  expect(headings).toEqual(keys.map((key) => words[`campaigns.entries.${GRID[key]}`]));
  const [until] = entryExportColumns(['until18'], language);
  expect(until?.heading).toBe(language === 'de' ? 'unter 18 Jahre %' : 'Age under 18 %');
});

test.each(LANGUAGES)('the file of the campaign list heads its columns as the list does: %s', (language) => {
  const words = { ...wordsOf('campaigns', language), ...wordsOf('campaigns', language, 'page') };
  const columns = {
    kampagnenname: 'name',
    kundenname: 'customer',
    type: 'type',
    budget: 'budget',
    mediaBudget: 'mediaBudget',
    budgetUsed: 'budgetUse',
    status: 'status',
    brandNdaStatus: 'brandNda',
    brandInvoice: 'brandInvoice',
    region: 'region',
    ownerName: 'owner',
    updatedAt: 'updatedAt',
  } as const;
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  expect(campaignExportColumns(keys, language).map(({ heading }) => withoutUnit(heading))).toEqual(
    keys.map((key) => words[`campaigns.list.${columns[key]}`]),
  );
});

test.each(LANGUAGES)('the file of influencers heads its columns as the list does: %s', (language) => {
  const words = wordsOf('influencers', language);
  const keys = [
    'growth',
    'engagementRate',
    'price',
    'category',
    'country',
    'city',
    'ageGroup',
    'gender',
    'management',
    'trusted',
    'active',
    'createdAt',
  ] as const;
  const headings = exportColumns(language, true, keys).map(({ heading }) => withoutUnit(heading));
  for (const key of keys) expect(headings).toContain(words[`influencers.list.${key}`]);
});

/**
 * The heads of a list's file, each with the word of the screen that it has to be; words of their own where no screen
 * shows a column.
 */
const FILES = [
  {
    of: 'contracts',
    columns: contractExportColumns,
    words: (language: Language) => wordsOf('contracts', language),
    heads: [
      'contracts.column.number',
      'contracts.column.type',
      'contracts.column.partner',
      'contracts.field.partnerEmail',
      'contracts.column.campaign',
      'contracts.column.customer',
      'contracts.column.budget',
      'contracts.column.start',
      'contracts.column.end',
      'contracts.column.status',
      'contracts.column.sent',
      'contracts.column.signedPartner',
      'contracts.column.signedAgency',
      'contracts.column.size',
      'contracts.column.createdBy',
    ],
    own: [],
  },
  {
    of: 'customers',
    columns: customerExportColumns,
    words: (language: Language) => ({
      ...wordsOf('customers', language),
      ...read('patterns/records/messages/contacts', language),
    }),
    heads: [
      'customers.list.number',
      'customers.list.name',
      'customers.field.streetAndHouse',
      'customers.list.city',
      'customers.field.country',
      'customers.field.industryId',
      'customers.list.contact',
      'records.contacts.email',
      'customers.list.phone',
      'customers.list.openCampaigns',
      'customers.list.budget',
      'customers.list.usedBudget',
      'customers.list.owner',
      'customers.list.status',
      'customers.list.access',
    ],
    // Beside amounts in EUR "currency" alone would lie.
    own: ['Rechnungswährung', 'Invoice currency'],
  },
  {
    of: 'leads',
    columns: leadExportColumns,
    words: (language: Language) => ({
      ...wordsOf('customer-leads', language),
      ...read('patterns/records/messages/contacts', language),
    }),
    heads: [
      'customerLeads.column.company',
      'customerLeads.field.country',
      'customerLeads.field.industryId',
      'customerLeads.column.contact',
      'records.contacts.email',
      'records.contacts.phone',
      'customerLeads.column.source',
      'customerLeads.column.status',
      'customerLeads.column.qualified',
      'customerLeads.column.budget',
      'customerLeads.field.expectedMonth',
      'customerLeads.column.probability',
      'customerLeads.column.nextStep',
      'customerLeads.column.followUp',
      'customerLeads.column.owner',
      'customerLeads.field.customerId',
      'customerLeads.column.lastContact',
      'customerLeads.column.age',
    ],
    own: ['Leadnummer', 'Lead number', 'Angelegt', 'Added'],
  },
  {
    of: 'requests',
    columns: requestExportColumns,
    words: (language: Language) => wordsOf('campaign-requests', language, 'staff'),
    heads: [
      'requests.list.number',
      'requests.list.brand',
      'requests.field.title',
      'requests.field.productName',
      'requests.list.platforms',
      'requests.list.targetGroup',
      'requests.list.budget',
      'requests.list.start',
      'requests.list.duration',
      'requests.list.status',
      'requests.list.nda',
      'requests.list.assignee',
      'requests.list.unread',
      'requests.detail.createdAt',
      'requests.field.activeStatus',
      'requests.field.archive',
      'requests.list.campaign',
    ],
    own: [],
  },
  {
    of: 'UGC requests',
    columns: ugcExportColumns,
    words: (language: Language) => wordsOf('ugc-requests', language),
    heads: [
      'ugcRequests.list.brand',
      'ugcRequests.list.product',
      'ugcRequests.list.videos',
      'ugcRequests.list.length',
      'ugcRequests.list.languages',
      'ugcRequests.list.price',
      'ugcRequests.list.delivery',
      'ugcRequests.list.accepted',
      'ugcRequests.list.status',
      'ugcRequests.list.assignee',
      'ugcRequests.list.comments',
      'ugcRequests.archived',
    ],
    // One column of the screen, "part of whole", is two figures in a file.
    own: [
      'Nummer',
      'Number',
      'Creator vorgeschlagen',
      'Creators proposed',
      'Creator bestätigt',
      'Creators confirmed',
      'Aktiv',
      'Active',
    ],
  },
] as const;

test.each(FILES.flatMap((file) => LANGUAGES.map((language) => ({ ...file, language }))))(
  'the file of $of heads its columns as the screen does: $language',
  ({ columns, words, heads, own, language }) => {
    const said: Readonly<Record<string, string>> = words(language);
    const headings = columns(language).map(({ heading }) => withoutUnit(heading));
    expect(headings.filter((heading) => !(own as readonly string[]).includes(heading))).toEqual(
      heads.map((key) => said[key]),
    );
  },
);
