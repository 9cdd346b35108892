import { lazy, Suspense, type ReactNode } from 'react';
import { networkQueries, type NetworkCard } from '@resonanz/api-client/network';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen, type ListTableParts } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Select } from '@resonanz/ui/Select';
import type { Kind } from '../kinds.ts';
import { messages } from '../messages.ts';
import { LoadingGrid, PeopleGrid } from '../PeopleGrid.tsx';
import { networkList, queryOf, type NetworkListState, ORDERS } from './networkList.ts';
import * as css from './NetworkListScreen.css.ts';
import { PersonCard } from './PersonCard.tsx';
import { useOpenPerson } from './useOpenPerson.ts';
import { usePersonActs } from './usePersonActs.tsx';

const Chips = lazyComponent(async () => (await import('./NetworkChips.tsx')).NetworkChips);
const Filters = lazyComponent(async () => (await import('./NetworkFilters.tsx')).NetworkFilters);

const PersonDialog = lazy(async () => ({ default: (await import('../person/PersonDialog.tsx')).PersonDialog }));

/** People of one part of the network: `/brand/model`, `/brand/creator`, `/brand/direct-network`. */
export function NetworkListScreen({ kind }: { kind: Kind }) {
  const t = useMessages(messages);
  const list = useRouterListState(networkList);
  const draft = useFilterDraft(list);
  const query = useListPage(networkQueries(useApi()).page(queryOf(kind, list)));
  const { openId, hrefOf, close } = useOpenPerson();
  const acts = usePersonActs();
  return (
    <>
      <PageHead title={t(`network.${kind}.title`)} description={t(`network.${kind}.intro`)} />
      <ListScreen
        list={list}
        query={query}
        filters={{ draft, sections: <Filters isWanted kind={kind} draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        emptyText={t('network.empty')}
        barEnd={<OrderSelect list={list} />}
      >
        {(parts) => (
          <PeopleList parts={parts} label={t(`network.${kind}.title`)}>
            {(person) => (
              <PersonCard person={person} href={hrefOf(person.publicId)} onAdd={acts.onAdd} onAsk={acts.onAsk} />
            )}
          </PeopleList>
        )}
      </ListScreen>
      <Suspense>
        {openId !== null && (
          <PersonDialog
            key={openId}
            publicId={openId}
            known={query.data?.rows.find(({ publicId }) => publicId === openId)}
            onAdd={acts.onAdd}
            onAsk={acts.onAsk}
            onClose={close}
          />
        )}
        {acts.dialog}
      </Suspense>
    </>
  );
}

/** By what the people are put in order; names go up, everything else down. */
function OrderSelect({ list }: { list: NetworkListState }) {
  const t = useMessages(messages);
  return (
    <div className={css.order}>
      <Select
        label={t('network.order')}
        hidesLabel
        items={ORDERS.map((id) => ({ id, label: t(`network.order.${id}`) }))}
        selectedId={list.sort?.columnId ?? 'newest'}
        onSelectionChange={(columnId) =>
          list.setSort({ columnId, direction: columnId === 'name' ? 'ascending' : 'descending' })
        }
      />
    </div>
  );
}

interface PeopleListProps {
  /** The list's share: people, whether they load, what stands there without any. */
  parts: Pick<ListTableParts<NetworkCard>, 'rows' | 'isLoading' | 'empty'>;
  /** What the list is, for assistive technology. */
  label: string;
  /** Draws a card. */
  children: (person: NetworkCard) => ReactNode;
}

/** The people of a list between its bar and its pages. */
function PeopleList({ parts: { rows, isLoading, empty }, label, children }: PeopleListProps) {
  if (rows.length === 0 && !isLoading) return empty;
  return (
    <div className={css.room}>
      {rows.length === 0 ? (
        <LoadingGrid />
      ) : (
        <PeopleGrid people={rows} aria-label={label} aria-busy={isLoading} keyOf={({ publicId }) => publicId}>
          {children}
        </PeopleGrid>
      )}
    </div>
  );
}
