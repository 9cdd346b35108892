import type { ImportRow } from '@resonanz/api-client/influencers';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag, type StatusTagProps } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { followersOf } from '../list/channelText.ts';
import type { messages } from '../messages.ts';
import { changeText } from './changeText.ts';
import * as css from './ImportScreen.css.ts';
import { fieldName, issueSentence, warningSentence } from './issueText.ts';

type Words = Translate<MessageKey<typeof messages>>;

const LOOKS: Readonly<Record<ImportRow['outcome'], Pick<StatusTagProps, 'tone' | 'mark'>>> = {
  newInfluencer: { tone: 'green', mark: 'square' },
  newChannel: { tone: 'blue', mark: 'dot' },
  update: { tone: 'yellow', mark: 'square' },
  unchanged: { tone: 'gray', mark: 'square' },
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

interface IssueListProps {
  issues: ImportRow['issues'];
  sentenceOf: typeof issueSentence;
  className: string;
  t: Words;
}

function IssueList({ issues, sentenceOf, className, t }: IssueListProps) {
  const label = useMessages(labels);
  if (issues.length === 0) return null;
  return (
    <ul className={className}>
      {issues.map((issue) => (
        <li key={`${issue.field}-${issue.channel}-${issue.service}-${issue.key}`}>
          <Text variant="denseStrong">{fieldName(t, label, issue)}: </Text>
          {sentenceOf(t, issue)}
          {issue.value !== '' && <span className={css.value}>{issue.value}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What must be corrected, and what is left out of a row that is imported. */
function Issues({ row: { outcome, issues, warnings }, t }: { row: ImportRow; t: Words }) {
  const isInvalid = outcome === 'error';
  return (
    <>
      <IssueList
        issues={isInvalid ? [...issues, ...warnings] : issues}
        sentenceOf={issueSentence}
        className={css.issues}
        t={t}
      />
      <IssueList issues={isInvalid ? [] : warnings} sentenceOf={warningSentence} className={css.warnings} t={t} />
    </>
  );
}

function Changes({ changes, t, language }: Pick<ImportRow, 'changes'> & { t: Words; language: Language }) {
  const label = useMessages(labels);
  if (changes.length === 0) return null;
  return (
    <ul className={css.changes}>
      {changes.map((change) => {
        const before = changeText(label, change, change.before, language);
        return (
          <li key={`${change.field}-${change.channel}-${change.service}`}>
            <Text variant="denseStrong">{fieldName(t, label, change)}: </Text>
            {before !== '' && (
              <>
                <VisuallyHidden>{t('influencers.import.preview.before')} </VisuallyHidden>
                <del className={css.before}>{before}</del> <span aria-hidden>→ </span>
                <VisuallyHidden>{t('influencers.import.preview.after')} </VisuallyHidden>
              </>
            )}
            <ins className={css.after}>{changeText(label, change, change.after, language)}</ins>
          </li>
        );
      })}
    </ul>
  );
}

function Channels({ channels, language }: { channels: ImportRow['channels']; language: Language }) {
  if (channels.length === 0) return <Text tone="muted">–</Text>;
  return (
    <Stack space={2}>
      {channels.map((channel) => (
        <Channel key={`${channel.platform} ${channel.url}`} channel={channel} language={language} />
      ))}
    </Stack>
  );
}

function Channel({
  channel: { platform, handle, url, followers },
  language,
}: {
  channel: ImportRow['channels'][number];
  language: Language;
}) {
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

/** The columns of an import's preview; `updates` says whether rows may change what exists. */
export function previewColumns(t: Words, language: Language, updates: boolean): readonly TableColumn<ImportRow>[] {
  return [
    {
      id: 'row',
      header: t('influencers.import.preview.row'),
      align: 'end',
      width: 64,
      cell: ({ row }) => formatNumber(row, language),
    },
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
    {
      id: 'channel',
      header: t('word.channel'),
      cell: ({ channels }) => <Channels channels={channels} language={language} />,
    },
    {
      id: 'issues',
      header: t(updates ? 'influencers.import.preview.changes' : 'influencers.import.preview.issues'),
      cell: (row) => (
        <>
          <Issues row={row} t={t} />
          <Changes changes={row.changes} t={t} language={language} />
        </>
      ),
    },
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
        <Channels channels={row.channels} language={language} />
        <Text variant="caption" tone="muted" isNowrap>
          {t('influencers.import.preview.line', { row: row.row })}
        </Text>
      </Spread>
      <Issues row={row} t={t} />
      <Changes changes={row.changes} t={t} language={language} />
    </div>
  );
}
