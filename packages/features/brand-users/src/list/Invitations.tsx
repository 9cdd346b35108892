import { brandUserQueries } from '@resonanz/api-client/brandUsers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Select } from '@resonanz/ui/Select';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { invitationList, toInvitationQuery } from './brandList.ts';
import { invitationColumns, InvitationMenu } from './InvitationTable.tsx';

const ANY = 'any';
const STATES = ['open', 'expired', 'accepted'] as const;

/** Who was invited to the brand area. */
export function Invitations() {
  const t = useMessages(messages);
  const list = useRouterListState(invitationList);
  const query = useListPage(brandUserQueries(useApi()).invitations(toInvitationQuery(list)));
  const chosen = useColumnChoice('brandInvitations');
  return (
    <ListScreen
      list={list}
      query={query}
      columns={{ all: invitationColumns(t), ...chosen, hasActions: true }}
      searchPlaceholder={t('brandUsers.list.search')}
      emptyText={t('brandUsers.empty.invitations')}
      barStart={
        <Select
          label={t('brandUsers.invitations.state')}
          hidesLabel
          items={[
            { id: ANY, label: t('word.any') },
            ...STATES.map((id) => ({ id, label: t(`brandUsers.invitations.${id}`) })),
          ]}
          selectedId={list.filters.state ?? ANY}
          onSelectionChange={(id) => list.setFilters({ state: STATES.find((each) => each === id) ?? null })}
        />
      }
    >
      {(parts) => (
        <Table
          {...parts}
          caption={t('brandUsers.tab.invitations')}
          getRowId={({ invitationId }) => invitationId}
          rowAction={(row) => <InvitationMenu invitation={row} />}
        />
      )}
    </ListScreen>
  );
}
