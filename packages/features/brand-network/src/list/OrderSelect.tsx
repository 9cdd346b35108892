import { useMessages } from '@resonanz/i18n/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import { type NetworkListState, ORDERS } from './networkList.ts';
import * as css from './OrderSelect.css.ts';

/** By what the people are put in order; names go up, everything else down. */
export function OrderSelect({ list }: { list: NetworkListState }) {
  const t = useMessages(messages);
  return (
    <div className={css.order}>
      <Select
        label={t('brandNetwork.order')}
        hidesLabel
        items={ORDERS.map((id) => ({ id, label: t(`brandNetwork.order.${id}`) }))}
        selectedId={list.sort?.columnId ?? 'newest'}
        onSelectionChange={(columnId) =>
          list.setSort({ columnId, direction: columnId === 'name' ? 'ascending' : 'descending' })
        }
      />
    </div>
  );
}
