import type { ImportRow } from '@resonanz/api-client/influencers';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import { firstMessageKey, type MessageKey, type Translate } from '@resonanz/i18n/messages';
import { Inline } from '@resonanz/ui/Inline';
import { Spread } from '@resonanz/ui/Spread';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { StatusTag, type StatusTagProps } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { followersOf } from '../list/channelText.ts';
import * as css from './ImportScreen.css.ts';

type Words = Translate<MessageKey<typeof messages>>;

const LOOKS: Readonly<Record<ImportRow['outcome'], Pick<StatusTagProps, 'tone' | 'mark'>>> = {
  newInfluencer: { tone: 'green', mark: 'square' },
  newChannel: { tone: 'blue', mark: 'dot' },
  duplicate: { tone: 'gray', mark: 'hollow' },
  error: { tone: 'red', mark: 'dot' },
};

function Outcome({ outcome, t }: Pick<ImportRow, 'outcome'> & { t: Words }) {
  return <StatusTag {...LOOKS[outcome]} label={t(`influencers.import.outcome.${outcome}`)} />;
}

function Person({ row: { name, email }, t }: { row: ImportRow; t: Words }) {
  return (
    <span className={css.person}>
      <Text variant="denseStrong">{name || t('influencers.import.preview.unnamed')}</Text>
      {email && (
        <Text variant="caption" tone="muted">
          {email}
        </Text>
      )}
    </span>
  );
}

function Issues({ issues, t }: { issues: ImportRow['issues']; t: Words }) {
  if (issues.length === 0) return null;
  return (
    <ul className={css.issues}>
      {issues.map(({ field, key, value }) => (
        <li key={`${field}-${key}`}>
          <Text variant="denseStrong">{t(`influencers.import.field.${field}`)}: </Text>
          {t(firstMessageKey(messages, [`influencers.import.issue.${key}`], 'influencers.import.issue.other'))}
          {value !== '' && <span className={css.value}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}

function Channel({ channel, language }: { channel: ImportRow['channel']; language: Language }) {
  if (!channel) return <Text tone="muted">–</Text>;
  const { platform, handle, url, followers } = channel;
  return (
    <Inline space={4} isNowrap>
      <PlatformMark platform={channelTypeOf(platform)} label={platform} />
      <span className={css.handle} title={url}>
        {handle}
      </span>
      <Text variant="caption" tone="muted" isTabular isNowrap>
        {followersOf(followers, language)}
      </Text>
    </Inline>
  );
}

/** The columns of an import's preview. */
export function previewColumns(t: Words, language: Language): readonly TableColumn<ImportRow>[] {
  return [
    { id: 'row', header: t('influencers.import.preview.row'), align: 'end', width: 64, cell: ({ row }) => formatNumber(row, language) },
    {
      id: 'outcome',
      header: t('influencers.import.preview.outcome'),
      cell: ({ outcome }) => <Outcome outcome={outcome} t={t} />,
    },
    {
      id: 'name',
      header: t('influencers.list.influencer'),
      isRowHeader: true,
      cell: (row) => <Person row={row} t={t} />,
    },
    { id: 'channel', header: t('influencers.import.preview.channel'), cell: ({ channel }) => <Channel channel={channel} language={language} /> },
    { id: 'issues', header: t('influencers.import.preview.issues'), cell: ({ issues }) => <Issues issues={issues} t={t} /> },
  ];
}

/** A row of an import's preview on phones. */
export function PreviewCard({ row, t, language }: { row: ImportRow; t: Words; language: Language }) {
  return (
    <div className={css.card}>
      <Spread isNowrap alignY="top">
        <Person row={row} t={t} />
        <Outcome outcome={row.outcome} t={t} />
      </Spread>
      <Spread isNowrap>
        <Channel channel={row.channel} language={language} />
        <Text variant="caption" tone="muted" isNowrap>
          {t('influencers.import.preview.line', { row: row.row })}
        </Text>
      </Spread>
      <Issues issues={row.issues} t={t} />
    </div>
  );
}
