import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { useApi } from '@resonanz/api-client/react';
import { templateQueries } from '@resonanz/api-client/templates';
import { useMessages } from '@resonanz/i18n/react';
import { BoundSelect } from '@resonanz/records/boundFields';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import type { ContractDraft } from './contractForm.ts';
import { messages } from './messages.ts';

/** More than the agency has of one language. */
const ALL = 100;

interface TemplateFieldProps {
  control: Control<ContractDraft>;
  setValue: UseFormSetValue<ContractDraft>;
}

/** The text a contract begins with; the one proposed for its type and language unless another is chosen. */
export function TemplateField({ control, setValue }: TemplateFieldProps) {
  const t = useMessages(messages);
  const [type, language, chosen] = useWatch({ control, name: ['type', 'language', 'templateId'] });
  const query = useQuery(
    templateQueries(useApi()).page({
      pageSize: ALL,
      sortBy: 'tempName',
      sort: 'ASC',
      filters: { use: 'contract', status: 'active', language },
    }),
  );
  const fitting =
    query.data?.content.filter(({ contractType }) => contractType === null || contractType === type) ?? [];
  const proposed =
    (
      fitting.find((each) => each.defaultTemplate && each.contractType === type) ??
      fitting.find(({ defaultTemplate }) => defaultTemplate) ??
      fitting[0]
    )?.tempId ?? null;
  const fits = fitting.some(({ tempId }) => tempId === chosen);
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  useEffect(() => {
    if (isSettled && !fits) setValue('templateId', proposed);
  }, [isSettled, fits, proposed, setValue]);
  if (query.isError && !query.data) {
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
        {t('contractForm.template.failed')}
      </LoadFailure>
    );
  }
  if (!query.data) return <Skeleton width="60%" />;
  return (
    <BoundSelect
      control={control}
      name="templateId"
      label={t('contractForm.template')}
      description={t('contractForm.template.hint')}
      items={fitting.map(({ tempId, tempName }) => ({ id: tempId, label: tempName }))}
      placeholder={t('contractForm.template.none')}
      isRequired
    />
  );
}
