import {
  ArchiveIcon,
  ArrowRightIcon,
  CopyIcon,
  EyeIcon,
  EyeSlashIcon,
  PencilSimpleIcon,
  TrashIcon,
} from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CampaignListItem, campaignMutations, type CampaignOutcome } from '@resonanz/api-client/campaigns';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { ARCHIVED, CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import { staffPaths } from '@resonanz/domain/paths';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { copyPath } from '../edit/formPaths.ts';
import { messages } from '../messages.ts';

interface CampaignRowMenuProps {
  row: CampaignListItem;
  actions: ReturnType<typeof useCampaignRows>;
  /** Asks before the campaign is deleted. */
  onDelete: () => void;
}

/** What can be done with one campaign of the list. */
export function CampaignRowMenu({ row, actions, onDelete }: CampaignRowMenuProps) {
  const t = useMessages(messages);
  const [mayAdd, mayEdit, mayDelete] = [
    useMay('Campaign Management', 'add'),
    useMay('Campaign Management', 'edit'),
    useMay('Campaign Management', 'delete'),
  ];
  const refId = row.campaignId;
  const isActive = row.activeStatus === CAMPAIGN_ACTIVE.active;
  return (
    <RowMenu
      label={t('campaigns.menu.label', { name: row.name })}
      sections={[
        {
          id: 'change',
          items: [
            {
              id: 'open',
              label: t('campaigns.menu.open'),
              icon: ArrowRightIcon,
              href: staffPaths.campaignView({ refId }),
            },
            mayEdit && {
              id: 'edit',
              label: t('campaigns.menu.edit'),
              icon: PencilSimpleIcon,
              href: staffPaths.campaignEdit({ refId }),
            },
            mayAdd && { id: 'copy', label: t('campaigns.menu.copy'), icon: CopyIcon, href: copyPath(refId) },
            mayEdit && {
              id: 'active',
              label: t(isActive ? 'campaigns.menu.deactivate' : 'campaigns.menu.activate'),
              icon: isActive ? EyeSlashIcon : EyeIcon,
              onAction: () => actions.changeActive(row),
            },
            mayEdit && {
              id: 'archive',
              label: t(row.archive === ARCHIVED.yes ? 'campaigns.menu.unarchive' : 'campaigns.menu.archive'),
              icon: ArchiveIcon,
              onAction: () => actions.changeArchive(row),
            },
          ],
        },
        {
          id: 'danger',
          items: [
            mayDelete && {
              id: 'delete',
              label: t('campaigns.menu.delete'),
              icon: TrashIcon,
              tone: 'danger',
              onAction: onDelete,
            },
          ],
        },
      ]}
    />
  );
}

/** Changes campaigns of the list; a success shows there, a failure is reported with its reason. */
export function useCampaignRows() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const calls = campaignMutations(useApi(), useQueryClient());
  const active = useMutation(calls.changeActive());
  const archive = useMutation(calls.changeArchive());
  const remove = useMutation(calls.remove());

  async function run(
    call: Promise<CampaignOutcome>,
    done: 'campaigns.done.changed' | 'campaigns.done.deleted',
  ): Promise<void> {
    try {
      const [rejected] = (await call).refused;
      const key = `campaigns.error.${rejected?.reason}`;
      if (rejected) notifyFailure(t(isMessageKey(messages, key) ? key : 'campaigns.error.other'));
      else announce(t(done));
    } catch (error) {
      notifyFailure(say(error, 'campaigns.error.other'));
    }
  }
  const of = ({ campaignId }: CampaignListItem) => [campaignId];

  return {
    changeActive: (row: CampaignListItem) =>
      void run(
        active.mutateAsync({
          campaignId: of(row),
          activeStatus: row.activeStatus === CAMPAIGN_ACTIVE.active ? CAMPAIGN_ACTIVE.inactive : CAMPAIGN_ACTIVE.active,
        }),
        'campaigns.done.changed',
      ),
    changeArchive: (row: CampaignListItem) =>
      void run(
        archive.mutateAsync({
          campaignId: of(row),
          archive: row.archive === ARCHIVED.yes ? ARCHIVED.no : ARCHIVED.yes,
        }),
        'campaigns.done.changed',
      ),
    remove: (row: CampaignListItem) => void run(remove.mutateAsync({ campaignId: of(row) }), 'campaigns.done.deleted'),
  };
}
