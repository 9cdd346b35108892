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
import { laterPart } from '@resonanz/ui/laterPart';
import { Select } from '@resonanz/ui/Select';
import { lazy, Suspense, useState } from 'react';
import type { Kind } from '../kinds.ts';
import { messages } from '../messages.ts';
import { cardOf } from '../person.ts';
import { networkList, ORDERS, queryOf } from './networkList.ts';
import * as css from './NetworkListScreen.css.ts';
import { PeopleList } from './PeopleList.tsx';
import { useFocusBack } from './useFocusBack.ts';
import { useOpenPerson } from './useOpenPerson.ts';

const Chips = laterPart(async () => (await import('./NetworkChips.tsx')).NetworkChips);
const Filters = laterPart(async () => (await import('./NetworkFilters.tsx')).NetworkFilters);

const PersonDialog = lazy(async () => ({ default: (await import('../person/PersonDialog.tsx')).PersonDialog }));
const AddToRequestDialog = lazy(async () => ({ default: (await import('../person/AddToRequestDialog.tsx')).AddToRequestDialog }));
const AskDialog = lazy(async () => ({ default: (await import('../person/AskDialog.tsx')).AskDialog }));

/** What is done with somebody, and the button it began with. */
interface Act {
  of: 'add' | 'ask';
  person: Pick<Card, 'publicId' | 'name'>;
  opener: Element | null;
}

const openerOf = ({ opener }: Act) => (opener instanceof HTMLElement && opener.isConnected ? opener : null);

/** People of one part of the network: `/brand/model`, `/brand/creator`, `/brand/direct-network` (modules F9). */
export function NetworkListScreen({ kind }: { kind: Kind }) {
  const t = useMessages(messages);
  const list = useRouterListState(networkList);
  const draft = useFilterDraft(list);
  const query = useListPage(networkQueries(useApi()).page(queryOf(kind, list)));
  const { openId, hrefOf, close } = useOpenPerson();
  const [act, setAct] = useState<Act | null>(null);
  useFocusBack(act, openerOf);
  const begin = (of: Act['of']) => (person: Act['person']) => setAct({ of, person, opener: document.activeElement });
  const endAct = () => setAct(null);
  return (
    <>
      <PageHead title={t(`brandNetwork.${kind}.title`)} description={t(`brandNetwork.${kind}.intro`)} />
      <ListScreen
        list={list}
        query={query}
        filters={{ draft, sections: <Filters isWanted kind={kind} draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        emptyText={t('brandNetwork.empty')}
        barEnd={
          <div className={css.order}>
            <Select
              label={t('brandNetwork.order')}
              hidesLabel
              items={ORDERS.map((id) => ({ id, label: t(`brandNetwork.order.${id}`) }))}
              selectedId={list.sort?.columnId ?? 'newest'}
              onSelectionChange={(columnId) => list.setSort({ columnId, direction: columnId === 'name' ? 'ascending' : 'descending' })}
            />
          </div>
        }
      >
        {(parts) => (
          <PeopleList parts={parts} label={t(`brandNetwork.${kind}.title`)}>
            {(person) => (
              <NetworkCard
                person={cardOf(person)}
                hasPortrait
                headingLevel={2}
                href={hrefOf(person.publicId)}
                actions={
                  <>
                    <Button iconStart={PlusIcon} aria-label={t('brandNetwork.addNamed', { name: person.name })} onPress={() => begin('add')(person)}>
                      {t('brandNetwork.add')}
                    </Button>
                    <Button variant="quiet" iconStart={ChatTeardropTextIcon} aria-label={t('brandNetwork.askNamed', { name: person.name })} onPress={() => begin('ask')(person)}>
                      {t('brandNetwork.ask')}
                    </Button>
                  </>
                }
              />
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
            onAdd={begin('add')}
            onAsk={begin('ask')}
            onClose={close}
          />
        )}
        {act?.of === 'add' && <AddToRequestDialog person={act.person} onClose={endAct} />}
        {act?.of === 'ask' && <AskDialog person={act.person} onClose={endAct} />}
      </Suspense>
    </>
  );
}
