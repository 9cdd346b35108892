import { ChatTeardropTextIcon, PlusIcon } from '@phosphor-icons/react';
import { type NetworkCard as Card, networkQueries } from '@resonanz/api-client/network';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { NetworkCard } from '@resonanz/channel-card/NetworkCard';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { Button } from '@resonanz/ui/Button';
import { Select } from '@resonanz/ui/Select';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Kind } from '../kinds.ts';
import { messages } from '../messages.ts';
import { cardOf } from '../person.ts';
import { NetworkFilters } from './NetworkFilters.tsx';
import { networkList, ORDERS, queryOf } from './networkList.ts';
import { PeopleGrid } from './PeopleGrid.tsx';
import { useActiveFilters } from './useActiveFilters.ts';

const PersonDialog = lazy(async () => ({ default: (await import('../person/PersonDialog.tsx')).PersonDialog }));
const AddToRequestDialog = lazy(async () => ({ default: (await import('../person/AddToRequestDialog.tsx')).AddToRequestDialog }));
const AskDialog = lazy(async () => ({ default: (await import('../person/AskDialog.tsx')).AskDialog }));

const PERSON = 'person';

/** The address of the page with somebody opened, or with nobody. */
function searchWith(search: string, publicId: string | null): string {
  const parameters = new URLSearchParams(search);
  if (publicId === null) parameters.delete(PERSON);
  else parameters.set(PERSON, publicId);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** People of one part of the network: `/brand/model`, `/brand/creator`, `/brand/direct-network` (modules F9). */
export function NetworkListScreen({ kind }: { kind: Kind }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useRouterListState(networkList);
  const draft = useFilterDraft(list);
  const query = useListPage(networkQueries(useApi()).page(queryOf(kind, list)));
  const activeFilters = useActiveFilters(list);
  const [act, setAct] = useState<{ of: 'add' | 'ask'; person: Pick<Card, 'publicId' | 'name'> } | null>(null);
  const askedId = new URLSearchParams(search).get(PERSON);
  // The address follows a moment later; until then the page would be kept from taking the focus back.
  const [closedId, setClosedId] = useState<string | null>(null);
  if (askedId === null && closedId !== null) setClosedId(null);
  const openId = askedId === closedId ? null : askedId;
  function endAct(): void {
    setAct(null);
    // After an answer a dialog goes too late to give the focus back to the one below.
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role="dialog"]')?.focus();
    }, 60);
  }
  function closePerson(): void {
    setClosedId(openId);
    void navigate({ search: searchWith(search, null) }, { replace: true });
  }
  return (
    <>
      <PageHead title={t(`brandNetwork.${kind}.title`)} description={t(`brandNetwork.${kind}.intro`)} />
      <ListScreen
        list={list}
        query={query}
        filters={{ draft, sections: <NetworkFilters kind={kind} draft={draft} /> }}
        activeFilters={activeFilters}
        emptyText={t('brandNetwork.empty')}
        barEnd={
          <Select
            label={t('brandNetwork.order')}
            hidesLabel
            items={ORDERS.map((id) => ({ id, label: t(`brandNetwork.order.${id}`) }))}
            selectedId={list.sort?.columnId ?? 'newest'}
            onSelectionChange={(columnId) => list.setSort({ columnId, direction: columnId === 'name' ? 'ascending' : 'descending' })}
          />
        }
      >
        {(parts) => (
          <PeopleGrid parts={parts} label={t(`brandNetwork.${kind}.title`)} keyOf={({ publicId }) => publicId}>
            {(person) => (
              <NetworkCard
                person={cardOf(person)}
                hasPortrait
                headingLevel={2}
                href={`${pathname}${searchWith(search, person.publicId)}`}
                actions={
                  <>
                    <Button iconStart={PlusIcon} aria-label={t('brandNetwork.addNamed', { name: person.name })} onPress={() => setAct({ of: 'add', person })}>
                      {t('brandNetwork.add')}
                    </Button>
                    <Button variant="quiet" iconStart={ChatTeardropTextIcon} aria-label={t('brandNetwork.askNamed', { name: person.name })} onPress={() => setAct({ of: 'ask', person })}>
                      {t('brandNetwork.ask')}
                    </Button>
                  </>
                }
              />
            )}
          </PeopleGrid>
        )}
      </ListScreen>
      <Suspense>
        {openId !== null && (
          <PersonDialog
            key={openId}
            publicId={openId}
            known={query.data?.rows.find(({ publicId }) => publicId === openId)}
            onAdd={(person) => setAct({ of: 'add', person })}
            onAsk={(person) => setAct({ of: 'ask', person })}
            onClose={closePerson}
          />
        )}
        {act?.of === 'add' && <AddToRequestDialog person={act.person} onClose={endAct} />}
        {act?.of === 'ask' && <AskDialog person={act.person} onClose={endAct} />}
      </Suspense>
    </>
  );
}
