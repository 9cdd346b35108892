import { useState } from 'react';
import type { CampaignListItem } from '@resonanz/api-client/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { CampaignMenu } from './CampaignMenu.tsx';
import { useCampaignRows } from './useCampaignRows.ts';

interface CampaignTableProps {
  parts: ListTableParts<CampaignListItem>;
}

/** The campaigns of a page of the list, and what can be done with each of them. */
export function CampaignTable({ parts }: CampaignTableProps) {
  const t = useMessages(messages);
  const [mayEdit, mayDelete] = [useMay('Campaign Management', 'edit'), useMay('Campaign Management', 'delete')];
  const actions = useCampaignRows();
  const [toDelete, setToDelete] = useState<CampaignListItem | null>(null);
  return (
    <>
      <Table
        {...parts}
        caption={t('campaigns.list.caption')}
        getRowId={(row) => row.compaignDataId}
        rowAction={(row) => (
          <CampaignMenu
            row={row}
            {...(mayEdit && { onActive: () => actions.changeActive(row), onArchive: () => actions.changeArchive(row) })}
            {...(mayDelete && { onDelete: () => setToDelete(row) })}
          />
        )}
      />
      <AlertDialog
        isOpen={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title={t('campaigns.delete.title')}
        confirmLabel={t('campaigns.delete.confirm')}
        cancelLabel={t('campaigns.delete.cancel')}
        tone="danger"
        onConfirm={() => {
          setToDelete(null);
          if (toDelete) actions.remove(toDelete);
        }}
      >
        {t('campaigns.delete.text', { name: toDelete?.kampagnenname ?? '' })}
      </AlertDialog>
    </>
  );
}
