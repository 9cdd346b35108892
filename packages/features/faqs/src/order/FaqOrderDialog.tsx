import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { faqMutations, faqQueries } from '@resonanz/api-client/faqs';
import { useApi } from '@resonanz/api-client/react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { OrderList } from '@resonanz/records/OrderList';
import { useOrder } from '@resonanz/records/useOrder';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Select } from '@resonanz/ui/Select';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { inLanguage } from '../inLanguage.ts';
import { messages } from '../messages.ts';
import { useGroups } from '../useGroups.ts';

/** As many as a group holds (docs/domain/testers.md#faqs). */
const MAX_FAQS = 100;

interface FaqOrderDialogProps {
  /** The group that is shown first; the first one by default. */
  chosenGroupId: number | undefined;
  onClose: () => void;
}

/** The order of the FAQs of one group, and the group. */
export function FaqOrderDialog({ chosenGroupId, onClose }: FaqOrderDialogProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const client = useApi();
  const { choices, query: groups } = useGroups();
  const [chosen, setChosen] = useState(chosenGroupId);
  const groupId = chosen ?? choices[0]?.id;
  const query = useQuery({
    ...faqQueries(client).page({
      filters: { faqGroupId: groupId ?? 0 },
      sortBy: 'position',
      sort: 'ASC',
      pageSize: MAX_FAQS,
    }),
    enabled: groupId !== undefined,
  });
  const sort = useMutation(faqMutations(client, useQueryClient()).sort());
  // The rows of another group stay until those of this one are there.
  const isReady = query.data !== undefined && !query.isPlaceholderData;
  const faqs = isReady ? query.data.content : [];
  const { ordered, isMoved, onMove, begin, send, isPending, failure } = useOrder(
    faqs,
    ({ faqId }) => faqId,
    async (faqIds, readIds) => {
      if (groupId !== undefined)
        await sort.mutateAsync({ faqGroupId: groupId, readIds: [...readIds], faqIds: [...faqIds] });
    },
    { messages, otherwise: 'faqs.error.other', done: t('faqs.order.saved'), onDone: onClose },
  );
  const items = ordered.map((faq) => ({
    id: faq.faqId,
    name: inLanguage(faq, language).question,
    ...(!faq.isActive && { note: t('faqs.state.hidden') }),
  }));
  const hasFailed = groups.error !== null || query.error !== null;
  return (
    <FormDialog
      size="large"
      title={t('faqs.order')}
      confirmLabel={t('faqs.order.save')}
      isIncomplete={!isMoved}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
    >
      <Select
        label={t('faqs.field.group')}
        items={choices}
        selectedId={groupId ?? null}
        onSelectionChange={(id) => {
          setChosen(id);
          begin();
        }}
        emptyMessage={t('faqs.groups.none')}
        isRequired
      />
      {hasFailed && (
        <LoadFailure
          reloadLabel={t('word.reload')}
          onReload={() => void (groups.error === null ? query.refetch() : groups.refetch())}
        >
          {t('faqs.order.failed')}
        </LoadFailure>
      )}
      {!isReady && query.isFetching && (
        <div role="status">
          <VisuallyHidden>{t('faqs.loading')}</VisuallyHidden>
          <Skeleton width="80%" />
        </div>
      )}
      {isReady && items.length === 0 && <EmptyState title={t('faqs.order.empty')} />}
      {items.length > 0 && <OrderList label={t('faqs.order')} items={items} onChange={onMove} isDisabled={isPending} />}
    </FormDialog>
  );
}
