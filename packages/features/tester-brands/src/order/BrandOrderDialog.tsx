import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerBrandMutations, testerBrandQueries } from '@resonanz/api-client/testerBrands';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { OrderList } from '@resonanz/records/OrderList';
import { useFormSend } from '@resonanz/records/useFormSend';
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
  const [order, setOrder] = useState<readonly number[]>();
  const brands = data ?? [];
  const readIds = brands.map(({ testerBrandId }) => testerBrandId);
  const testerBrandIds = order ?? readIds;
  const { send, isPending, failure } = useFormSend(
    async () => {
      try {
        await sort.mutateAsync({ readIds, testerBrandIds: [...testerBrandIds] });
      } catch (reason) {
        // What was moved is given up, so that the order that counts now is shown.
        if (isApiError(reason) && reason.errorKey === 'orderChanged') setOrder(undefined);
        throw reason;
      }
    },
    { messages, otherwise: 'testerBrands.error.other', done: t('testerBrands.order.saved'), onDone: onClose },
  );
  const items = testerBrandIds.flatMap((id) => {
    const brand = brands.find(({ testerBrandId }) => testerBrandId === id);
    if (brand === undefined) return [];
    return [{ id, name: brand.name, ...(!brand.isActive && { note: t('testerBrands.state.hidden') }) }];
  });
  return (
    <FormDialog
      size="large"
      title={t('testerBrands.order')}
      confirmLabel={t('testerBrands.order.save')}
      isIncomplete={order === undefined}
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
        <OrderList label={t('testerBrands.order')} items={items} onChange={setOrder} isDisabled={isPending} />
      )}
    </FormDialog>
  );
}
