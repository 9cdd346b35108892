import { AGENCY } from '@resonanz/domain/agency';
import { isValueOf } from '@resonanz/domain/enumerations';
import { logoFile } from '../../../platform/documents/pdf/logoFile.ts';
import type { ReportColumn, ReportData, ReportPart } from '../../../platform/documents/pdf/report/ReportData.ts';
import { PERSON_FIELDS } from '../edit/personFields.ts';
import type { PersonData } from '../edit/queries/personData.ts';
import { PersonWords } from './PersonWords.ts';

type Table = Extract<ReportPart, { kind: 'table' }>;

function personParts(words: PersonWords, { person }: PersonData): ReportPart[] {
  const { say } = words;
  return [
    {
      kind: 'facts',
      heading: say('personReport.person'),
      facts: PERSON_FIELDS.map((field) => [words.field(field), words.value(field, person[field])]),
    },
    {
      kind: 'facts',
      heading: say('personReport.other'),
      facts: [
        [say('personReport.addedAt'), words.moment(person.addedAt)],
        [say('personReport.changedAt'), words.moment(person.changedAt)],
        [
          say('personReport.blocked'),
          person.isBlocked ? (person.blockReason ?? words.yesOrNo(true)) : words.yesOrNo(false),
        ],
        [say('personReport.rating'), words.number(person.averageRating)],
        [say('personReport.trusted'), words.yesOrNo(person.isTrusted)],
        [say('personReport.imported'), words.yesOrNo(person.isImported)],
        [say('personReport.picture'), words.yesOrNo(person.picture !== null)],
      ],
    },
  ];
}

/** Columns by heading and share, then whether they hold numbers. */
const columnsOf = (
  ...columns: readonly (readonly [heading: string, share: number, isNumber?: boolean])[]
): ReportColumn[] => columns.map(([heading, share, isNumber = false]) => ({ heading, share, isNumber }));

function channelTables(words: PersonWords, { channels }: PersonData): Omit<Table, 'kind' | 'emptyText'>[] {
  const { say } = words;
  const measured = ({ followerHistory }: PersonData['channels'][number]): string =>
    say('personReport.measurements', {
      count: followerHistory.length,
      from: words.day(followerHistory.at(0)?.day ?? null),
      to: words.day(followerHistory.at(-1)?.day ?? null),
    });
  const prices = words.moneyOf(channels.flatMap((channel) => channel.prices.map(({ price }) => price)));
  const audience = (shares: object | null): string =>
    Object.entries(shares ?? {})
      .map(([name, share]) => `${name} ${words.percent(Number(share))}`)
      .join(', ');
  return [
    {
      heading: say('personReport.channels'),
      columns: columnsOf(
        [say('personReport.platform'), 2],
        [say('personReport.address'), 5],
        [say('personReport.followers'), 2, true],
        [say('personReport.engagement'), 2, true],
        [say('personReport.audience'), 5],
        [say('personReport.measured'), 4],
        [say('personReport.active'), 1.5],
      ),
      rows: channels.map((channel) => [
        channel.platform,
        [channel.url, channel.title, channel.externalId].filter((each) => each !== null).join(', '),
        words.number(channel.followers),
        words.percent(channel.engagementRate),
        words.text(audience(channel.audience)),
        measured(channel),
        words.yesOrNo(channel.isActive),
      ]),
    },
    {
      heading: say('personReport.prices'),
      columns: columnsOf(
        [say('personReport.platform'), 3],
        [say('personReport.service'), 4],
        [say('personReport.price'), 3, true],
        [say('personReport.validFrom'), 3],
        [say('personReport.validUntil'), 3],
        [say('personReport.replaced'), 3],
      ),
      rows: channels.flatMap(({ platform, prices: ofChannel }) =>
        ofChannel.map(({ service, price, currencyCode, validFrom, validUntil, replacedAt }) => [
          platform,
          service,
          prices(price, currencyCode),
          words.day(validFrom),
          words.day(validUntil),
          words.day(replacedAt),
        ]),
      ),
    },
  ];
}

function campaignTable(words: PersonWords, { campaigns }: PersonData): Omit<Table, 'kind' | 'emptyText'> {
  const { say } = words;
  const fees = words.moneyOf(campaigns.map(({ fee }) => fee));
  return {
    heading: say('personReport.campaigns'),
    columns: columnsOf(
      [say('personReport.campaign'), 4],
      [say('personReport.platform'), 2.4],
      [say('personReport.state'), 2],
      [say('personReport.service'), 3],
      [say('personReport.fee'), 2, true],
      [say('personReport.content'), 3.5],
      [say('personReport.results'), 3.5],
      [say('personReport.notes'), 4],
    ),
    rows: campaigns.map((each) => [
      each.campaign,
      `${each.platform} ${each.handle}`.trim(),
      isValueOf('pipelineState', each.state) ? say(`personReport.state.${each.state}`) : String(each.state),
      words.text(each.service),
      fees(each.fee),
      [each.contentStatus, each.contentLink].filter((text) => text !== null && text !== '').join(', ') || '–',
      (['impressions', 'clicks', 'views', 'likes'] as const)
        .filter((name) => each[name] !== null)
        .map((name) => `${say(`personReport.${name}`)} ${words.number(each[name])}`)
        .join(', ') || '–',
      words.text(each.notes),
    ]),
  };
}

function removedTable({ say }: PersonWords, { removedFromCampaigns }: PersonData): Omit<Table, 'kind' | 'emptyText'> {
  return {
    heading: say('personReport.removed'),
    columns: columnsOf(
      [say('personReport.campaign'), 4],
      [say('personReport.channel'), 3],
      [say('personReport.url'), 5],
    ),
    rows: removedFromCampaigns.map(({ campaign, handle, url }) => [campaign, handle, url]),
  };
}

function noteTables(
  words: PersonWords,
  { comments, ratings, files, mails, contracts }: PersonData,
): Omit<Table, 'kind' | 'emptyText'>[] {
  const { say } = words;
  const fees = words.moneyOf(contracts.map(({ fee }) => fee));
  const [when, text] = [say('personReport.when'), say('personReport.text')];
  return [
    {
      heading: say('personReport.ratings'),
      columns: columnsOf([when, 2], [say('personReport.stars'), 1, true], [text, 9]),
      rows: ratings.map((each) => [words.moment(each.at), words.number(each.stars), words.text(each.text)]),
    },
    {
      heading: say('personReport.comments'),
      columns: columnsOf([when, 2], [text, 10]),
      rows: comments.map((each) => [words.moment(each.at), each.text]),
    },
    {
      heading: say('personReport.mails'),
      columns: columnsOf([when, 2], [say('personReport.subject'), 4], [text, 6]),
      rows: mails.map((each) => [words.moment(each.sentAt ?? each.writtenAt), each.subject, each.text]),
    },
    {
      heading: say('personReport.contracts'),
      columns: columnsOf(
        [when, 2],
        [say('personReport.contract'), 4],
        [say('personReport.campaign'), 4],
        [say('personReport.fee'), 2, true],
        [say('personReport.signed'), 2],
      ),
      rows: contracts.map((each) => [
        words.moment(each.writtenAt),
        words.contract(each),
        words.text(each.campaign),
        fees(each.fee),
        words.day(each.signedAt),
      ]),
    },
    {
      heading: say('personReport.files'),
      columns: columnsOf([when, 2], [say('personReport.name'), 8], [say('personReport.size'), 2, true]),
      rows: files.map((each) => [words.moment(each.at), each.name, words.size(each.size)]),
    },
  ];
}

function historyTable(words: PersonWords, { history }: PersonData): Omit<Table, 'kind' | 'emptyText'> {
  const { say } = words;
  const changed = (changes: unknown): string =>
    Object.entries((changes ?? {}) as Record<string, readonly [unknown, unknown]>)
      .map(
        ([field, [before, after]]) =>
          `${words.field(field)}: ${words.value(field, before)} → ${words.value(field, after)}`,
      )
      .join('; ');
  return {
    heading: say('personReport.history'),
    columns: columnsOf(
      [say('personReport.when'), 2.4],
      [say('personReport.what'), 2.4],
      [say('personReport.changes'), 9],
      [say('personReport.reason'), 3],
    ),
    rows: history.map(({ at, entity, action, changes, reason }) => [
      words.moment(at),
      [
        entity === 'channel' ? say('personReport.entity.channel') : say('personReport.entity.influencer'),
        say(`personReport.action.${action}`),
      ].join(' '),
      words.text(changed(changes)),
      words.text(reason),
    ]),
  };
}

/** Everything that is stored about a person, as a report to read (Art. 15 GDPR). */
export function personReport(
  data: PersonData,
  language: 'de' | 'en',
  madeAt: Date,
): { report: ReportData; fileName: string } {
  const words = new PersonWords(language);
  const { say } = words;
  const { firstName, surname, influencerId } = data.person;
  const tables = [
    ...channelTables(words, data),
    campaignTable(words, data),
    removedTable(words, data),
    ...noteTables(words, data),
    historyTable(words, data),
  ];
  const report: ReportData = {
    language,
    title: say('personReport.title'),
    subtitle: `${firstName} ${surname}`.trim(),
    lead: say('personReport.lead', { date: words.day(madeAt), company: AGENCY.company }),
    madeAt,
    agency: AGENCY,
    mark: logoFile('mark-light'),
    parts: [
      ...personParts(words, data),
      ...tables.map((table): Table => ({ kind: 'table', emptyText: say('personReport.none'), ...table })),
    ],
  };
  return { report, fileName: say('personReport.fileName', { id: String(influencerId) }) };
}
