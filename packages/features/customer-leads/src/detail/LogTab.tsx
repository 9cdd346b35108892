import { PlusIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CustomerLead, customerLeadQueries, type CustomerLeadLogEntry } from '@resonanz/api-client/customerLeads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { formatDate } from '@resonanz/formatters/date';
import { DateText } from '@resonanz/records/DateText';
import { PagedTable, usePages } from '@resonanz/records/PagedTable';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Stack } from '@resonanz/ui/Stack';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { ErrorAlert } from '../dialogs/ErrorAlert.tsx';
import { LogDialog } from '../dialogs/LogDialog.tsx';
import { messages } from '../messages.ts';
import { useLeadActions } from '../useLeadActions.ts';
import { useLeadText } from '../useLeadText.ts';

/** Calls, mails and meetings with a lead, the newest first. */
export function LogTab({ lead }: { lead: CustomerLead }) {
  const { t, language } = useLeadText();
  const say = useErrorText(messages);
  const mayEdit = useMay('Customer Leads', 'edit');
  const { calls, announce } = useLeadActions();
  const removal = useMutation(calls.removeContact());
  const pages = usePages();
  const [isLogging, setLogging] = useState(false);
  const [toDelete, setToDelete] = useState<CustomerLeadLogEntry | null>(null);
  const { customerLeadId } = lead;
  const query = useQuery(customerLeadQueries(useApi()).log(customerLeadId, pages.request));
  const kindOf = ({ kind }: CustomerLeadLogEntry) => t(`customerLeads.log.kind.${kind}`);
  const columns: readonly TableColumn<CustomerLeadLogEntry>[] = [
    {
      id: 'kind',
      header: t('customerLeads.log.kind'),
      isRowHeader: true,
      cell: (entry) => <Text variant="densityStrong">{kindOf(entry)}</Text>,
    },
    { id: 'at', header: t('customerLeads.log.day'), cell: ({ at }) => <DateText value={at} /> },
    { id: 'note', header: t('word.note'), cell: ({ note }) => <Text preservesLines>{note}</Text> },
    {
      id: 'userName',
      header: t('customerLeads.log.user'),
      cell: ({ userName }) => <Text isNowrap>{userName ?? t('customerLeads.log.nobody')}</Text>,
    },
  ];
  return (
    <Section>
      <Stack space={5}>
        {mayEdit && (
          <div>
            <Button iconStart={PlusIcon} onPress={() => setLogging(true)}>
              {t('customerLeads.menu.log')}
            </Button>
          </div>
        )}
        <PagedTable
          caption={t('customerLeads.tab.log')}
          query={query}
          columns={columns}
          getRowId={({ entryId }) => entryId}
          emptyText={t('customerLeads.log.empty')}
          pages={pages}
          showsWholeText
          {...(mayEdit && {
            rowAction: (entry: CustomerLeadLogEntry) =>
              entry.mayDelete && (
                <IconButton
                  icon={TrashIcon}
                  size="small"
                  label={t('customerLeads.log.remove', { kind: kindOf(entry), day: formatDate(entry.at, language) })}
                  onPress={() => setToDelete(entry)}
                />
              ),
          })}
        />
      </Stack>
      {isLogging && <LogDialog lead={lead} onClose={() => setLogging(false)} />}
      {toDelete && (
        <RemoveDialog
          title={t('customerLeads.log.removeTitle')}
          onRemove={() => removal.mutateAsync({ customerLeadId, entryId: toDelete.entryId })}
          onDone={() => {
            setToDelete(null);
            announce(t('customerLeads.done.unlogged'));
          }}
          onClose={() => setToDelete(null)}
          renderError={(error) => <ErrorAlert>{say(error, 'customerLeads.error.other')}</ErrorAlert>}
        >
          {t('customerLeads.log.removeText', { kind: kindOf(toDelete), day: formatDate(toDelete.at, language) })}
        </RemoveDialog>
      )}
    </Section>
  );
}
