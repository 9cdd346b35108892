import { useState } from 'react';
import { brandUserQueries, type CompanyNameChangeRow } from '@resonanz/api-client/brandUsers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Switch } from '@resonanz/ui/Switch';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useBrandActions } from '../useBrandActions.ts';
import { nameList, toNameQuery } from './brandList.ts';

/** The company names brands have asked for, with the decision on each. */
export function NameChanges({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useMessages(messages);
  const mayApprove = useMay('Brand Management', 'approve');
  const actions = useBrandActions();
  const [declined, setDeclined] = useState<CompanyNameChangeRow | null>(null);
  const list = useRouterListState(nameList);
  const query = useListPage(brandUserQueries(useApi()).companyNameChanges(toNameQuery(list)));
  const chosen = useColumnChoice('brandNameChanges');
  const columns: readonly TableColumn<CompanyNameChangeRow>[] = [
    {
      id: 'requestedName',
      width: 240,
      header: t('brandUsers.names.requested'),
      isSortable: true,
      isRowHeader: true,
      cell: ({ requestedName }) => <Text variant="densityStrong">{requestedName}</Text>,
    },
    {
      id: 'companyName',
      width: 220,
      header: t('brandUsers.names.now'),
      isSortable: true,
      cell: ({ companyName, previousName, userId }) => (
        <Link variant="quiet" onPress={() => onOpen(userId)}>
          {companyName ?? previousName ?? '–'}
        </Link>
      ),
    },
    {
      id: 'username',
      width: 200,
      header: t('brandUsers.names.askedBy'),
      cell: ({ contactPerson, username }) => contactPerson ?? username,
    },
    {
      id: 'askedAt',
      width: 128,
      header: t('brandUsers.names.askedAt'),
      isSortable: true,
      cell: ({ askedAt }) => <DateText value={askedAt} />,
    },
    {
      id: 'status',
      width: 128,
      header: t('brandUsers.list.approved'),
      isSortable: true,
      cell: ({ status }) => <EnumTag of="approvalStatus" value={status} />,
    },
    { id: 'decidedBy', width: 160, header: t('brandUsers.names.decidedBy'), cell: ({ decidedBy }) => decidedBy ?? '–' },
  ];
  return (
    <>
      <ListScreen
        list={list}
        query={query}
        columns={{ all: columns, hasActions: true, ...chosen }}
        searchPlaceholder={t('brandUsers.names.search')}
        emptyText={t('brandUsers.empty.names')}
        barStart={
          <Switch isSelected={list.filters.decided} onChange={(decided) => list.setFilters({ decided })}>
            {t('brandUsers.names.showDecided')}
          </Switch>
        }
      >
        {(parts) => (
          <Table
            {...parts}
            rowActionWidth={210}
            caption={t('brandUsers.tab.names')}
            getRowId={({ companyNameChangeId }) => companyNameChangeId}
            rowAction={(row) =>
              mayApprove &&
              row.status === APPROVAL_STATUS.pending && (
                <Inline isNowrap>
                  <Button
                    isDisabled={actions.isPending}
                    aria-label={t('brandUsers.names.approveOne', { name: row.requestedName })}
                    onPress={() =>
                      void actions.decideOnName({
                        companyNameChangeId: row.companyNameChangeId,
                        status: APPROVAL_STATUS.approved,
                      })
                    }
                  >
                    {t('brandUsers.approve.confirm')}
                  </Button>
                  <Button
                    variant="ghost"
                    aria-label={t('brandUsers.names.declineOne', { name: row.requestedName })}
                    onPress={() => setDeclined(row)}
                  >
                    {t('word.decline')}
                  </Button>
                </Inline>
              )
            }
          />
        )}
      </ListScreen>
      {declined && (
        <ReasonDialog
          title={t('brandUsers.names.declineTitle', { name: declined.requestedName })}
          tone="danger"
          description={t('brandUsers.reasonHint')}
          confirmLabel={t('word.decline')}
          isPending={actions.isPending}
          onSend={async (reason) => {
            if (
              await actions.decideOnName({
                companyNameChangeId: declined.companyNameChangeId,
                status: APPROVAL_STATUS.declined,
                reason,
              })
            )
              setDeclined(null);
          }}
          onClose={() => setDeclined(null)}
        >
          <Text as="p">{t('brandUsers.decline.text', { email: declined.username })}</Text>
        </ReasonDialog>
      )}
    </>
  );
}
