import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { ugcMaterialQueries } from '@resonanz/api-client/ugcMaterials';
import { labels } from '@resonanz/domain/labels';
import { formatDateTime } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { ChangeHistory } from '@resonanz/records/ChangeHistory';
import { messages } from '../messages.ts';
import { COUNTRIES, MEDIA, useMaterialText } from '../useMaterialText.ts';
import { Section } from './Section.tsx';

/** What happened to a material, the newest first. */
export function MaterialHistory({ id }: { id: number }) {
  const { t, language, day, media, countries } = useMaterialText();
  const label = useMessages(labels);
  const history = useInfiniteQuery(ugcMaterialQueries(useApi()).history(id));

  function valueText(field: string, value: unknown): string | undefined {
    if (field === 'rightsUntil') return value === null ? t('ugcMaterials.noEnd') : day(String(value));
    if (field === 'shareLink' || field === 'submittedAt') return formatDateTime(String(value), language);
    if (field === 'finalContentStatus') return textOr(label, labels, `approvalStatus.${String(value)}`, String(value));
    if (!Array.isArray(value)) return undefined;
    if (field === 'media') return media(MEDIA.filter((each) => value.includes(each))) || undefined;
    if (field === 'countries') return countries(COUNTRIES.filter((each) => value.includes(each))) || undefined;
    return value.join(', ') || undefined;
  }

  return (
    <Section title={t('word.history')}>
      <ChangeHistory
        lines={history.data?.pages.flatMap(({ content }) => content)}
        hasFailed={history.isError}
        onReload={() => void history.refetch()}
        {...(history.hasNextPage && { onOlder: () => void history.fetchNextPage() })}
        isLoadingOlder={history.isFetchingNextPage}
        fieldLabel={(field) => textOr(t, messages, `ugcMaterials.field.${field}`, field)}
        valueText={valueText}
      />
    </Section>
  );
}
