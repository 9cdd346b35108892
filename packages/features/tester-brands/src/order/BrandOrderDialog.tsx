import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { testerBrandMutations, testerBrandQueries } from '@resonanz/api-client/testerBrands';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { OrderList } from '@resonanz/records/OrderList';
import { useOrder } from '@resonanz/records/useOrder';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';

/** The order in which testers see the brands. */
export function BrandOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const client = useApi();
  const { data, error, refetch } = useQuery(testerBrandQueries(client).order());
  const sort = useMutation(testerBrandMutations(client, useQueryClient()).sort());
  const { ordered, isMoved, onMove, send, isPending, failure } = useOrder(
    data ?? [],
    ({ testerBrandId }) => testerBrandId,
    (testerBrandIds, readIds) => sort.mutateAsync({ readIds: [...readIds], testerBrandIds: [...testerBrandIds] }),
    { messages, otherwise: 'testerBrands.error.other', done: t('testerBrands.order.saved'), onDone: onClose },
  );
  const items = ordered.map(({ testerBrandId, name, isActive }) => ({
    id: testerBrandId,
    name,
    ...(!isActive && { note: t('testerBrands.state.hidden') }),
  }));
  return (
    <FormDialog
      size="large"
      title={t('testerBrands.order')}
      confirmLabel={t('testerBrands.order.save')}
      isIncomplete={!isMoved}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
    >
      {error && !data && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
          {t('testerBrands.order.failed')}
        </LoadFailure>
      )}
      {!data && !error && (
        <div role="status">
          <VisuallyHidden>{t('testerBrands.loading')}</VisuallyHidden>
          <Skeleton width="80%" />
        </div>
      )}
      {data && items.length === 0 && <EmptyState title={t('testerBrands.empty')} />}
      {items.length > 0 && (
        <OrderList label={t('testerBrands.order')} items={items} onChange={onMove} isDisabled={isPending} />
      )}
    </FormDialog>
  );
}
