import {
  ArrowSquareOutIcon,
  ChatCircleTextIcon,
  ClockCounterClockwiseIcon,
  FilesIcon,
  FileTextIcon,
  HandshakeIcon,
  ReceiptIcon,
  TrashIcon,
} from '@phosphor-icons/react';
import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { newContractsPath } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { messages } from './messages.ts';

/** What is opened for one channel. */
export type EntrySubject = 'content' | 'comments' | 'history' | 'brand' | 'invoice' | 'remove';

interface EntryMenuProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  mayEdit: boolean;
  mayDelete: boolean;
  /** Whether contracts can be made for the channels. */
  mayContract: boolean;
  onOpen: (subject: EntrySubject, row: CampaignInfluencerRow) => void;
}

/** What can be done with one channel of the campaign. */
export function EntryMenu({ campaignId, row, mayEdit, mayDelete, mayContract, onOpen }: EntryMenuProps) {
  const t = useMessages(messages);
  const label = t('campaigns.menu.label', { name: row.name });
  const item = (id: EntrySubject, icon: typeof FilesIcon) => ({
    id,
    label: t(`campaigns.menu.${id}`),
    icon,
    onAction: () => onOpen(id, row),
  });
  const isBooked = row.state === PIPELINE_STATE.campaign;
  return (
    <RowMenu
      label={label}
      sections={[
        {
          id: 'open',
          items: [
            isBooked && item('content', FilesIcon),
            item('comments', ChatCircleTextIcon),
            item('history', ClockCounterClockwiseIcon),
            mayContract && {
              id: 'contract',
              label: t('campaigns.menu.contract'),
              icon: FileTextIcon,
              href: newContractsPath(campaignId, [row.entryId]),
            },
            {
              id: 'channel',
              label: t('campaigns.menu.channel', { platform: row.platform }),
              icon: ArrowSquareOutIcon,
              href: row.originalUrl,
              target: '_blank',
            },
          ],
        },
        {
          id: 'change',
          items: [
            mayEdit && row.brandStatus !== null && item('brand', HandshakeIcon),
            mayEdit && isBooked && item('invoice', ReceiptIcon),
          ],
        },
        {
          id: 'danger',
          items: [mayDelete && !isBooked && { ...item('remove', TrashIcon), tone: 'danger' }],
        },
      ]}
    />
  );
}
