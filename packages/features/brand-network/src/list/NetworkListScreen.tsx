import { lazy, Suspense } from 'react';
import { networkQueries } from '@resonanz/api-client/network';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import type { Kind } from '../kinds.ts';
import { messages } from '../messages.ts';
import { networkList, queryOf } from './networkList.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { PeopleList } from './PeopleList.tsx';
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
      <PageHead title={t(`brandNetwork.${kind}.title`)} description={t(`brandNetwork.${kind}.intro`)} />
      <ListScreen
        list={list}
        query={query}
        filters={{ draft, sections: <Filters isWanted kind={kind} draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        emptyText={t('brandNetwork.empty')}
        barEnd={<OrderSelect list={list} />}
      >
        {(parts) => (
          <PeopleList parts={parts} label={t(`brandNetwork.${kind}.title`)}>
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
