import {
  ArchiveIcon,
  ArrowRightIcon,
  CopyIcon,
  DotsThreeVerticalIcon,
  EyeIcon,
  EyeSlashIcon,
  PencilSimpleIcon,
  TrashIcon,
} from '@phosphor-icons/react';
import type { CampaignListItem } from '@resonanz/api-client/campaigns';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { copyPath } from '../edit/formPaths.ts';
import { messages } from '../messages.ts';

interface CampaignMenuProps {
  row: CampaignListItem;
  /** Left out for those who may not edit. */
  onActive?: () => void;
  onArchive?: () => void;
  /** Left out for those who may not delete. */
  onDelete?: () => void;
}

/** What can be done with one campaign of the list. */
export function CampaignMenu({ row, onActive, onArchive, onDelete }: CampaignMenuProps) {
  const t = useMessages(messages);
  const label = t('campaigns.menu.label', { name: row.kampagnenname });
  const [mayAdd, mayEdit] = [useMay('Campaign Management', 'add'), useMay('Campaign Management', 'edit')];
  const isActive = row.activeStatus === 1;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={DotsThreeVerticalIcon} size="small" weight="bold" label={label} />}
      sections={[
        {
          id: 'change',
          items: [
            {
              id: 'open',
              label: t('campaigns.menu.open'),
              icon: ArrowRightIcon,
              href: staffPaths.campaignView({ refId: row.compaignDataId }),
            },
            ...(mayEdit
              ? [
                  {
                    id: 'edit',
                    label: t('campaigns.menu.edit'),
                    icon: PencilSimpleIcon,
                    href: staffPaths.campaignEdit({ refId: row.compaignDataId }),
                  },
                ]
              : []),
            ...(mayAdd
              ? [{ id: 'copy', label: t('campaigns.menu.copy'), icon: CopyIcon, href: copyPath(row.compaignDataId) }]
              : []),
            ...(onActive
              ? [
                  {
                    id: 'active',
                    label: t(isActive ? 'campaigns.menu.deactivate' : 'campaigns.menu.activate'),
                    icon: isActive ? EyeSlashIcon : EyeIcon,
                    onAction: onActive,
                  },
                ]
              : []),
            ...(onArchive
              ? [
                  {
                    id: 'archive',
                    label: t(row.archive === 1 ? 'campaigns.menu.unarchive' : 'campaigns.menu.archive'),
                    icon: ArchiveIcon,
                    onAction: onArchive,
                  },
                ]
              : []),
          ],
        },
        ...(onDelete
          ? [
              {
                id: 'danger',
                items: [
                  {
                    id: 'delete',
                    label: t('campaigns.menu.delete'),
                    icon: TrashIcon,
                    tone: 'danger' as const,
                    onAction: onDelete,
                  },
                ],
              },
            ]
          : []),
      ]}
    />
  );
}
