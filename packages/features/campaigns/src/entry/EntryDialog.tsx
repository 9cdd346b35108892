import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import type { EntrySubject } from '../detail/EntryMenu.tsx';
import { messages } from '../detail/messages.ts';
import type { EntryActions } from '../detail/useEntryActions.ts';
import { EntryComments } from '../talk/EntryComments.tsx';
import { EntryHistory } from '../talk/EntryHistory.tsx';
import { BrandDecisionDialog } from './BrandDecisionDialog.tsx';
import { ContentDialog } from './ContentDialog.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';

interface EntryDialogProps {
  campaignId: number;
  subject: EntrySubject;
  row: CampaignInfluencerRow;
  mayEdit: boolean;
  /** Whether the campaign belongs to a request of a brand. */
  hasBrand: boolean;
  actions: EntryActions;
  currencyCode: string;
  onClose: () => void;
}

/** What was opened for one channel of a campaign. */
export function EntryDialog({ subject, actions, ...props }: EntryDialogProps) {
  const t = useMessages(messages);
  const { row, onClose } = props;
  switch (subject) {
    case 'content':
      return <ContentDialog {...props} />;
    case 'comments':
      return <EntryComments {...props} />;
    case 'history':
      return <EntryHistory {...props} />;
    case 'brand':
      return <BrandDecisionDialog {...props} />;
    case 'invoice':
      return <InvoiceDialog {...props} />;
    case 'remove':
      return (
        <AlertDialog
          isOpen
          onOpenChange={onClose}
          title={t('campaigns.remove.title')}
          confirmLabel={t('campaigns.remove.confirm')}
          cancelLabel={t('word.cancel')}
          tone="danger"
          isPending={actions.isPending}
          onConfirm={() => void actions.remove([row.entryId]).then(onClose)}
        >
          {t('campaigns.remove.text', { name: row.name })}
        </AlertDialog>
      );
  }
}
