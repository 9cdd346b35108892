import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { type UgcRequest, ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { Section } from '@resonanz/records/Section';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';

/** Fields whose values have words of their own, by the beginning of their keys. */
const WORDS: Readonly<Record<string, string>> = {
  status: 'requestStatus',
  contentStatus: 'contentStatus',
  finalContentStatus: 'approvalStatus',
};
const DAYS: ReadonlySet<string> = new Set(['deliveryDate', 'shippedOn']);
const FLAGS: ReadonlySet<string> = new Set([
  'active',
  'archived',
  'isDraft',
  'subtitles',
  'music',
  'professionalPhotos',
  'shipsProduct',
]);

/** What happened to a request and to its videos, the newest first. */
export function UgcHistory({ request }: { request: UgcRequest }) {
  const { t, language, money, length, languages, duration, variants } = useUgcText();
  const label = useMessages(labels);
  const queries = ugcRequestQueries(useApi());
  const history = useInfiniteQuery(queries.history(request.ugcCampaignRequestId));
  const people = useQuery(queries.choices()).data?.assignees;

  const valueOf: Readonly<Record<string, (value: unknown) => string>> = {
    offer: (value) => money(Number(value)),
    assignUserId: (value) => people?.find(({ id }) => id === value)?.name ?? `#${String(value)}`,
    campaignId: () => request.campaignName ?? '–',
    entryId: (value) => request.creators.find(({ entryId }) => entryId === value)?.name ?? `#${String(value)}`,
    length: (value) => length({ length: value as 30, lengthText: '' }),
    languages: (value) => languages(value as string[]) || '–',
    duration: (value) => duration(value as 6),
    startVariants: (value) => variants(Number(value)),
    format: (value) => textOr(t, messages, `ugcRequests.format.${String(value)}`, String(value)),
    style: (value) => textOr(t, messages, `ugcRequests.style.${String(value)}`, String(value)),
    targetGroups: (value) =>
      (value as string[]).map((group) => textOr(t, messages, `ugcRequests.group.${group}`, group)).join(', ') || '–',
    hooks: (value) => (value as string[]).join(' / ') || '–',
  };

  function valueText(field: string, value: unknown): string | undefined {
    const prefix = WORDS[field];
    if (prefix !== undefined) return textOr(label, labels, `${prefix}.${String(value)}`, String(value));
    if (DAYS.has(field)) return formatDate(String(value), language);
    if (FLAGS.has(field)) return t(value === true ? 'word.yes' : 'word.no');
    return valueOf[field]?.(value);
  }

  function subjectText({
    entity,
    entityId,
  }: {
    readonly entity: string;
    readonly entityId: number;
  }): string | undefined {
    const video = entity === 'ugc_video' ? request.videos.find(({ ugcVideoId }) => ugcVideoId === entityId) : undefined;
    return video && t('ugcRequests.video.title', { position: video.position });
  }

  return (
    <Section title={t('ugcRequests.history.title')}>
      <ChangeHistory
        {...changesOf(history)}
        fieldLabel={(field) =>
          textOr(t, messages, `ugcRequests.field.${field}`, textOr(t, messages, `ugcRequests.history.${field}`, field))
        }
        valueText={valueText}
        subjectText={subjectText}
      />
    </Section>
  );
}
