import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { amazonUserExportColumns } from '../src/areas/amazon-users/export.ts';
import { requestExportColumns } from '../src/areas/campaign-requests/administration/export.ts';
import { campaignExportColumns, entryExportColumns } from '../src/areas/campaigns/export/columns.ts';
import { contractExportColumns } from '../src/areas/contracts/list/export.ts';
import { leadExportColumns } from '../src/areas/customer-leads/list/export.ts';
import { customerExportColumns } from '../src/areas/customers/export.ts';
import { faqExportColumns } from '../src/areas/faqs/export.ts';
import { exportColumns } from '../src/areas/influencers/exportTable.ts';
import { brandExportColumns } from '../src/areas/tester-brands/export.ts';
import { testerUserExportColumns } from '../src/areas/testers/administration/export.ts';
import { ugcExportColumns } from '../src/areas/ugc-requests/export.ts';
import { repository } from '../src/settings.ts';

type Language = 'de' | 'en';
const LANGUAGES: readonly Language[] = ['de', 'en'];

const read = (folder: string, language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(path.join(repository, 'packages', folder, `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
/** The words of a feature as its screens show them, among them those that all features share. */
const wordsOf = (feature: string, language: Language, part = '') => ({
  ...read('foundation/domain/messages/general', language),
  ...read(path.join('features', feature, 'messages', part), language),
});
/** Files name the unit of their figures in brackets. */
const withoutUnit = (heading: string): string =>
  heading.replace(/ \((?:EUR(?:, (?:netto|net))?|%|Byte|bytes|Monate|months|Tage|days|Sekunden|seconds)\)$/, '');

const GRID = {
  name: 'word.creator',
  channelURL: 'word.channel',
  city: 'campaigns.entries.city',
  germany: 'campaigns.entries.germany',
  austria: 'campaigns.entries.austria',
  switzerland: 'campaigns.entries.switzerland',
  genderMale: 'campaigns.entries.genderMale',
  genderFemale: 'campaigns.entries.genderFemale',
  avg: 'campaigns.entries.average',
  tag: 'campaigns.entries.tag',
  status: 'word.status',
  leistung: 'word.service',
  contacted: 'campaigns.entries.contacted',
  contactedBy: 'campaigns.entries.contactedBy',
  vorBudget: 'campaigns.entries.preBudget',
  finalesBudget: 'campaigns.entries.finalBudget',
  budgetExtern: 'campaigns.entries.externalBudget',
  cbCommission: 'campaigns.entries.commission',
  contentStatus: 'campaigns.entries.content',
  finalContentStatus: 'campaigns.entries.finalContent',
  invoiceStatus: 'campaigns.entries.invoice',
  contentRelease: 'campaigns.entries.release',
  contentDeadline: 'campaigns.entries.deadline',
  contentLink: 'campaigns.entries.contentLink',
  publishDate: 'campaigns.entries.publishDate',
  savedContent: 'campaigns.entries.savedContent',
  trackingLink: 'campaigns.entries.trackingLink',
  directLink: 'campaigns.entries.directLink',
  clicks: 'campaigns.entries.clicks',
  views: 'campaigns.entries.views',
  likes: 'campaigns.entries.likes',
  shares: 'campaigns.entries.shares',
  kommentare: 'campaigns.entries.commentFigure',
  impressionen: 'campaigns.entries.impressions',
  stickerClicks: 'campaigns.entries.stickerClicks',
  leser: 'campaigns.entries.readers',
  orderData: 'campaigns.entries.orders',
  cpc: 'campaigns.entries.cpc',
  cpv: 'campaigns.entries.cpv',
  cpo: 'campaigns.entries.cpo',
  tkp: 'campaigns.entries.tkp',
  isPublished: 'word.published',
  brandStatus: 'word.brand',
  brandDeclineReason: 'campaigns.entries.declineReason',
  interestStatus: 'campaigns.entries.interest',
  ndaSignedStatus: 'word.nda',
  notizen: 'campaigns.entries.notes',
  empfehlung: 'campaigns.entries.recommended',
} as const;

test.each(LANGUAGES)('the file of a campaign heads its columns as the grid does: %s', (language) => {
  const words = { ...wordsOf('campaigns', language), ...wordsOf('campaigns', language, 'page') };
  const keys = Object.keys(GRID) as (keyof typeof GRID)[];
  const headings = entryExportColumns(keys, language).map(({ heading }) => withoutUnit(heading));
  expect(headings).toEqual(keys.map((key) => words[GRID[key]]));
  const [until] = entryExportColumns(['until18'], language);
  expect(until?.heading).toBe(language === 'de' ? 'unter 18 Jahre %' : 'Age under 18 %');
});

test.each(LANGUAGES)('the file of the campaign list heads its columns as the list does: %s', (language) => {
  const words = { ...wordsOf('campaigns', language), ...wordsOf('campaigns', language, 'page') };
  const columns = {
    kampagnenname: 'word.campaign',
    kundenname: 'word.customer',
    type: 'word.type',
    budget: 'word.budget',
    mediaBudget: 'campaigns.list.mediaBudget',
    budgetUsed: 'campaigns.list.budgetUse',
    status: 'word.status',
    brandNdaStatus: 'campaigns.list.brandNda',
    brandInvoice: 'campaigns.list.brandInvoice',
    region: 'word.region',
    ownerName: 'word.owner',
    updatedAt: 'campaigns.list.updatedAt',
  } as const;
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  expect(campaignExportColumns(keys, language).map(({ heading }) => withoutUnit(heading))).toEqual(
    keys.map((key) => words[columns[key]]),
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
      'word.name',
      'customers.field.streetAndHouse',
      'customers.list.city',
      'customers.field.country',
      'customers.field.industryId',
      'customers.list.contact',
      'records.contacts.email',
      'word.phone',
      'customers.list.openCampaigns',
      'customers.list.budget',
      'customers.list.usedBudget',
      'word.owner',
      'word.status',
      'customers.list.access',
    ],
    // Beside amounts in EUR "currency" alone would lie.
    own: ['Rechnungswährung', 'Invoice currency'],
  },
  {
    of: 'testers',
    columns: testerUserExportColumns,
    words: (language: Language) => wordsOf('tester-users', language),
    heads: [
      'word.name',
      'word.emailAddress',
      'word.age',
      'testerUsers.field.gender',
      'word.place',
      'word.country',
      'testerUsers.field.federalState',
      'testerUsers.field.categories',
      'testerUsers.field.platforms',
      'testerUsers.field.totalPoints',
      'testerUsers.field.testsDone',
      'testerUsers.field.punctuality',
      'testerUsers.field.ugcCampaign',
      'word.status',
      'testerUsers.field.createdAt',
    ],
    own: [],
  },
  {
    of: 'Amazon users',
    columns: amazonUserExportColumns,
    words: (language: Language) => wordsOf('amazon-users', language),
    heads: [
      'word.name',
      'word.emailAddress',
      'amazonUsers.field.profileLink',
      'word.country',
      'word.campaign',
      'amazonUsers.field.orderNumber',
      'amazonUsers.field.amount',
      'amazonUsers.field.orderedOn',
      'amazonUsers.field.state',
      'amazonUsers.field.declineReason',
      'amazonUsers.field.refundAmount',
      'amazonUsers.field.refundedOn',
      'amazonUsers.field.reviewLink',
      'amazonUsers.field.createdAt',
    ],
    own: [],
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
      'word.status',
      'customerLeads.column.qualified',
      'customerLeads.column.budget',
      'customerLeads.field.expectedMonth',
      'customerLeads.column.probability',
      'customerLeads.column.nextStep',
      'customerLeads.column.followUp',
      'word.owner',
      'customerLeads.field.customerId',
      'customerLeads.column.lastContact',
      'word.age',
    ],
    own: ['Leadnummer', 'Lead number', 'Angelegt', 'Added'],
  },
  {
    of: 'requests',
    columns: requestExportColumns,
    words: (language: Language) => wordsOf('campaign-requests', language, 'staff'),
    heads: [
      'requests.list.number',
      'word.brand',
      'requests.field.title',
      'requests.field.productName',
      'requests.list.platforms',
      'requests.list.targetGroup',
      'word.budget',
      'requests.list.start',
      'requests.list.duration',
      'word.status',
      'word.nda',
      'requests.list.assignee',
      'requests.list.unread',
      'requests.detail.createdAt',
      'requests.field.activeStatus',
      'requests.field.archive',
      'word.campaign',
    ],
    own: [],
  },
  {
    of: 'UGC requests',
    columns: ugcExportColumns,
    words: (language: Language) => wordsOf('ugc-requests', language),
    heads: [
      'word.brand',
      'ugcRequests.list.product',
      'ugcRequests.list.videos',
      'ugcRequests.list.length',
      'ugcRequests.list.languages',
      'word.price',
      'ugcRequests.list.delivery',
      'ugcRequests.list.accepted',
      'word.status',
      'ugcRequests.list.assignee',
      'word.comments',
      'word.archived',
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
  {
    of: 'FAQs',
    columns: faqExportColumns,
    words: (language: Language) => wordsOf('faqs', language),
    heads: [
      'faqs.field.group',
      'faqs.field.order',
      'faqs.field.questionDe',
      'faqs.field.answerDe',
      'faqs.field.questionEn',
      'faqs.field.answerEn',
      'faqs.state.active',
      'faqs.field.helpful',
      'faqs.field.notHelpful',
      'faqs.field.updatedAt',
    ],
    own: [],
  },
  {
    of: 'tester brands',
    columns: brandExportColumns,
    words: (language: Language) => wordsOf('tester-brands', language),
    heads: [
      'testerBrands.field.order',
      'word.name',
      'word.status',
      'testerBrands.field.projects',
      'testerBrands.field.categories',
      'word.customer',
      'testerBrands.field.link',
      'testerBrands.field.textDe',
      'testerBrands.field.textEn',
      'testerBrands.field.updatedAt',
    ],
    own: [],
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
