'use client';

import { useState } from 'react';
import { isApiError } from '@resonanz/api-client/errors';
import { type FormSendOptions, useFormSend } from './useFormSend.ts';

/** Stores an order over the one that was read. */
export type OrderStore = (ids: readonly number[], readIds: readonly number[]) => Promise<unknown>;

/**
 * Records whose order users change with `OrderList` in a `FormDialog`, and store. Where another user has changed the
 * order since it was read (`orderChanged`), what was moved is given up, so that the order that counts now is shown.
 *
 * @param rows the records in the order that was read.
 * @param idOf identifies a record.
 * @param store stores an order, for example by `faqMutations(client, queryClient).sort()`.
 */
export function useOrder<Row, Key extends string>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  store: OrderStore,
  options: FormSendOptions<Key, never>,
) {
  const [order, setOrder] = useState<readonly number[]>();
  const readIds = rows.map(idOf);
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const ids = order ?? readIds;
  const { send, isPending, failure, reset } = useFormSend(async () => {
    try {
      await store(ids, readIds);
    } catch (error) {
      if (isApiError(error) && error.errorKey === 'orderChanged') setOrder(undefined);
      throw error;
    }
  }, options);
  return {
    /** The records in the order they have now. */
    ordered: ids.flatMap((id) => byId.get(id) ?? []),
    /** Whether something was moved. */
    isMoved: order !== undefined,
    /** Takes over an order, as `OrderList` calls it. */
    onMove: setOrder,
    /** Gives up what was moved, for example when other records are shown. */
    begin: (): void => {
      setOrder(undefined);
      reset();
    },
    send,
    isPending,
    failure,
  };
}
