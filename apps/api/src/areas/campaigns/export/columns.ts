import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { labels, type LabelKey } from '@resonanz/domain/labels';
import { parseService, SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { type Cell, type Column, dayCell, type ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

type Row = Schemas['CampaignInfluencerRow'];
type Item = Required<Schemas['CampaignListItem']>;
type AudienceBand = 'until18' | 'age18To24' | 'age25To34' | 'age35To44' | 'age45To54' | 'age55To64' | 'above64';
type Words = readonly [de: string, en: string];

const labelOf = (language: ExportLanguage, key: string): string => {
  const words = labels[language];
  return Object.hasOwn(words, key) ? words[key as LabelKey] : '';
};
const moment = (value: string | null): Cell => (value === null ? null : new Date(value));
const yes = (value: 0 | 1): boolean => value === 1;

type Reading<Value> = readonly [words: Words, width: number, read: (value: Value, language: ExportLanguage) => Cell];

const share = (words: Words, pick: (row: Row) => number | null): Reading<Row> => [words, 12, pick];

/** An age band as the head of its column. */
const ageWords = (band: AudienceBand): Words => [
  `${labels.de[`ageBand.${band}`]} Jahre %`,
  `Age ${labels.en[`ageBand.${band}`]} %`,
];

/** The services of a row by their names. */
function serviceText(row: Row, language: ExportLanguage): string {
  const offered = [...SERVICES[row.platform], ...SERVICES_FOR_ALL];
  return row.leistung
    .split(',')
    .map((each) => parseService(row.platform, each.trim()))
    .filter((value) => value !== '')
    .map((value) => labelOf(language, offered.find((service) => service.value === value)?.labelKey ?? '') || value)
    .join(', ');
}

/** Heading in both languages, width in characters and value of every column of the grid. */
const entryColumns: Readonly<Record<Schemas['CampaignInfluencerColumn'], Reading<Row>>> = {
  name: [['Creator', 'Creator'], 26, (row) => row.name],
  platform: [['Plattform', 'Platform'], 12, (row) => row.platform],
  channelURL: [['Kanal', 'Channel'], 26, (row) => row.channelURL.replace(/^@+/, '')],
  management: [['Management', 'Management'], 26, (row) => row.management],
  city: [['Ort', 'City'], 18, (row) => row.city],
  gender: [
    ['Geschlecht', 'Gender'],
    12,
    (row, language) => (row.gender === null ? null : labelOf(language, `gender.${row.gender}`) || row.gender),
  ],
  reichweite: [['Reichweite', 'Reach'], 13, (row) => row.reichweite],
  germany: share(['Deutschland %', 'Germany %'], (row) => row.germany),
  austria: share(['Österreich %', 'Austria %'], (row) => row.austria),
  switzerland: share(['Schweiz %', 'Switzerland %'], (row) => row.switzerland),
  until18: share(ageWords('until18'), (row) => row.until18),
  age18To24: share(ageWords('age18To24'), (row) => row.age18To24),
  age25To34: share(ageWords('age25To34'), (row) => row.age25To34),
  age35To44: share(ageWords('age35To44'), (row) => row.age35To44),
  age45To54: share(ageWords('age45To54'), (row) => row.age45To54),
  age55To64: share(ageWords('age55To64'), (row) => row.age55To64),
  above64: share(ageWords('above64'), (row) => row.above64),
  genderMale: share(['Männlich %', 'Male %'], (row) => row.genderMale),
  genderFemale: share(['Weiblich %', 'Female %'], (row) => row.genderFemale),
  avg: [['Ø Engagement', 'Avg. engagement'], 16, (row) => row.avg],
  tag: [['Tag', 'Tag'], 16, (row, language) => labelOf(language, `tag.${row.tag}`) || row.tag],
  status: [['Status', 'Status'], 20, (row, language) => labelOf(language, `statusNote.${row.status}`) || row.status],
  leistung: [['Leistung', 'Service'], 24, serviceText],
  contacted: [['Kontaktiert am', 'Contacted on'], 14, (row) => dayCell(row.contacted)],
  contactedBy: [['Kontaktiert von', 'Contacted by'], 20, (row) => row.contactedBy],
  vorBudget: [['Vorbudget (EUR)', 'Preliminary budget (EUR)'], 22, (row) => row.vorBudget],
  finalesBudget: [['Finales Budget (EUR)', 'Final budget (EUR)'], 20, (row) => row.finalesBudget],
  budgetExtern: [['Brand-Preis (EUR)', 'Brand price (EUR)'], 18, (row) => row.budgetExtern],
  cbCommission: [['Provision %', 'Commission %'], 14, (row) => row.cbCommission],
  contentStatus: [
    ['Content', 'Content'],
    15,
    (row, language) => labelOf(language, `contentStatus.${row.contentStatus}`) || row.contentStatus,
  ],
  finalContentStatus: [
    ['Finaler Content', 'Final content'],
    15,
    (row, language) => labelOf(language, `approvalStatus.${row.finalContentStatus}`),
  ],
  invoiceStatus: [
    ['Rechnung', 'Invoice'],
    15,
    (row, language) => labelOf(language, `invoiceStatus.${row.invoiceStatus}`) || row.invoiceStatus,
  ],
  invoiceAmount: [['Rechnungsbetrag (EUR)', 'Invoice amount (EUR)'], 20, (row) => row.invoiceAmount],
  invoicePaidOn: [['Bezahlt am', 'Paid on'], 12, (row) => dayCell(row.invoicePaidOn)],
  paidStatus: [
    ['Zahlung', 'Payment'],
    15,
    (row, language) =>
      row.state === PIPELINE_STATE.campaign
        ? labelOf(language, `invoiceStatus.${row.paidStatus}`) || row.paidStatus
        : null,
  ],
  contentRelease: [['Postingdatum geplant', 'Planned posting'], 22, (row) => dayCell(row.contentRelease)],
  contentDeadline: [['Content-Deadline', 'Content deadline'], 17, (row) => dayCell(row.contentDeadline)],
  contentLink: [['Content-Link', 'Content link'], 36, (row) => row.contentLink],
  publishDate: [['Online seit', 'Online since'], 16, (row) => dayCell(row.publishDate)],
  savedContent: [['Gesicherter Content', 'Saved content'], 24, (row) => row.savedContent],
  trackingLink: [['Tracking-Link', 'Tracking link'], 36, (row) => row.trackingLink],
  directLink: [['Direktlink', 'Direct link'], 36, (row) => row.directLink],
  clicks: [['Klicks', 'Clicks'], 11, (row) => row.clicks],
  views: [['Views', 'Views'], 11, (row) => row.views],
  likes: [['Likes', 'Likes'], 11, (row) => row.likes],
  shares: [['Shares', 'Shares'], 11, (row) => row.shares],
  kommentare: [['Kommentare (Post)', 'Comments (post)'], 17, (row) => row.kommentare],
  impressionen: [['Impressionen', 'Impressions'], 13, (row) => row.impressionen],
  stickerClicks: [['Sticker-Klicks', 'Sticker clicks'], 14, (row) => row.stickerClicks],
  leser: [['Leser', 'Readers'], 11, (row) => row.leser],
  orderData: [['Bestellungen', 'Orders'], 13, (row) => row.orderData],
  cpc: [['CPC (EUR)', 'CPC (EUR)'], 11, (row) => row.cpc],
  cpv: [['CPV (EUR)', 'CPV (EUR)'], 11, (row) => row.cpv],
  cpo: [['CPO (EUR)', 'CPO (EUR)'], 11, (row) => row.cpo],
  tkp: [['TKP (EUR)', 'CPM (EUR)'], 11, (row) => row.tkp],
  isPublished: [
    ['Veröffentlicht', 'Published'],
    14,
    (row) => row.state > PIPELINE_STATE.acquisition && yes(row.isPublished),
  ],
  publishedAt: [['Veröffentlicht am', 'Published on'], 17, (row) => moment(row.publishedAt)],
  brandStatus: [
    ['Brand', 'Brand'],
    15,
    (row, language) => (row.brandStatus === null ? null : labelOf(language, `brandStatus.${row.brandStatus}`)),
  ],
  brandDeclineReason: [
    ['Ablehnungsgrund', 'Reason for declining'],
    28,
    (row, language) =>
      row.brandDeclineReason === null
        ? null
        : labelOf(language, `declineReason.${row.brandDeclineReason}`) || row.brandDeclineReason,
  ],
  interestStatus: [
    ['Interesse', 'Interest'],
    14,
    (row, language) => labelOf(language, `interestStatus.${row.interestStatus}`),
  ],
  ndaSignedStatus: [['NDA', 'NDA'], 14, (row, language) => labelOf(language, `ndaSignedStatus.${row.ndaSignedStatus}`)],
  brandCommentCount: [['Kommentare Brand', 'Brand comments'], 16, (row) => row.brandCommentCount],
  cbCommentCount: [['Kommentare Agentur', 'Agency comments'], 18, (row) => row.cbCommentCount],
  notizen: [['Notizen', 'Notes'], 36, (row) => row.notizen],
  empfehlung: [['Empfehlung', 'Recommended'], 12, (row) => row.empfehlung],
  createdAt: [['Angelegt am', 'Created on'], 12, (row) => moment(row.createdAt)],
  updatedAt: [['Geändert am', 'Changed on'], 12, (row) => moment(row.updatedAt)],
};

/** The same for the list of campaigns. */
const campaignColumns: Readonly<Record<NonNullable<Schemas['CampaignExport']['columns']>[number], Reading<Item>>> = {
  kampagnenname: [['Kampagne', 'Campaign'], 36, (row) => row.kampagnenname],
  kundenname: [['Kunde', 'Customer'], 28, (row) => row.kundenname],
  type: [['Art', 'Type'], 16, (row, language) => labelOf(language, `campaignType.${row.type}`)],
  channels: [['Plattformen', 'Platforms'], 26, (row) => row.channels.join(', ')],
  channelCount: [['Kanäle', 'Channels'], 10, (row) => row.channelCount],
  startdatum: [['Beginn', 'Start'], 12, (row) => dayCell(row.startdatum)],
  enddatum: [['Ende', 'End'], 12, (row) => dayCell(row.enddatum)],
  budget: [['Budget (EUR)', 'Budget (EUR)'], 14, (row) => row.budget],
  mediaBudget: [['Mediabudget (EUR)', 'Media budget (EUR)'], 18, (row) => row.mediaBudget],
  budgetUsed: [['Mediabudget verplant (EUR)', 'Media budget planned (EUR)'], 26, (row) => row.budgetUsed],
  status: [['Status', 'Status'], 14, (row, language) => labelOf(language, `campaignStatus.${row.status}`)],
  brandNdaStatus: [
    ['Brand-NDA', 'Brand NDA'],
    14,
    (row, language) => labelOf(language, `requestNdaStatus.${row.brandNdaStatus}`),
  ],
  brandInvoice: [
    ['Brand-Rechnung', 'Brand invoice'],
    15,
    (row, language) => labelOf(language, `brandInvoiceStatus.${row.brandInvoice}`),
  ],
  region: [['Region', 'Region'], 14, (row, language) => labelOf(language, `region.${row.region}`) || row.region],
  ownerName: [['Verantwortlich', 'Owner'], 22, (row) => row.ownerName],
  activeStatus: [['Aktiv', 'Active'], 9, (row) => yes(row.activeStatus)],
  updatedAt: [['Letzte Änderung', 'Last change'], 15, (row) => moment(row.updatedAt)],
};

function columnsOf<Key extends string, Value>(
  all: Readonly<Record<Key, Reading<Value>>>,
  wanted: readonly Key[] | undefined,
  language: ExportLanguage,
): Column<Value>[] {
  return [...new Set(wanted ?? (Object.keys(all) as Key[]))].map((key) => {
    const [[de, en], width, read] = all[key];
    return { heading: language === 'de' ? de : en, width, valueOf: (value) => read(value, language) };
  });
}

/** Columns of the grid in the reader's language and in the order asked for. */
export const entryExportColumns = (
  wanted: Schemas['CampaignInfluencerExport']['columns'],
  language: ExportLanguage,
): Column<Row>[] => columnsOf(entryColumns, wanted, language);

/** Columns of the campaign list in the reader's language and in the order asked for. */
export const campaignExportColumns = (
  wanted: Schemas['CampaignExport']['columns'],
  language: ExportLanguage,
): Column<Item>[] => columnsOf(campaignColumns, wanted, language);
