import {
  ArchiveIcon,
  CaretDownIcon,
  ChatCircleTextIcon,
  ClockCounterClockwiseIcon,
  CopyIcon,
  DotsThreeVerticalIcon,
  EyeIcon,
  EyeSlashIcon,
  ExportIcon,
  FilePdfIcon,
  FileTextIcon,
  PencilSimpleIcon,
  ReceiptIcon,
  SignatureIcon,
} from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import type { CampaignInfluencerQuery } from '@resonanz/api-client/campaignEntries';
import type { Campaign } from '@resonanz/api-client/campaigns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { ARCHIVED, CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { nextStates } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu, type MenuSection } from '@resonanz/ui/Menu';
import { copyPath } from '../edit/formPaths.ts';
import { messages } from './messages.ts';
import { useCampaignActions } from './useCampaignActions.ts';
import { useCampaignReport } from './useCampaignReport.ts';
import { useEntryExport } from './useEntryExport.ts';

const BrandInvoiceDialog = lazy(async () => ({
  default: (await import('./BrandInvoiceDialog.tsx')).BrandInvoiceDialog,
}));
const CampaignComments = lazy(async () => ({
  default: (await import('../talk/CampaignComments.tsx')).CampaignComments,
}));
const CampaignHistory = lazy(async () => ({ default: (await import('../talk/CampaignHistory.tsx')).CampaignHistory }));
const BrandNdaDialog = lazy(async () => ({ default: (await import('./BrandNdaDialog.tsx')).BrandNdaDialog }));

interface CampaignActionsProps {
  campaign: Campaign;
  /** What the grid shows, which is what is exported. */
  query: CampaignInfluencerQuery;
  hiddenColumnIds: ReadonlySet<string>;
}

const FORMATS = ['xlsx', 'csv'] as const;

/**
 * What can be done with the whole campaign: export, report, comments and history, status, invoice and NDA of the brand,
 * active, archived (R-FLOW-009 … 012).
 */
export function CampaignActions({ campaign, query, hiddenColumnIds }: CampaignActionsProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { user } = useSession();
  const [mayAdd, mayEdit] = [useMay('Campaign Management', 'add'), useMay('Campaign Management', 'edit')];
  const mayExport = useMay('Campaign Management', 'export');
  const seesContracts = useMay('Contract Management', 'view');
  const [opened, setOpened] = useState<'invoice' | 'nda' | 'comments' | 'history' | null>(null);
  const actions = useCampaignActions(campaign);
  const { onExport, isExporting } = useEntryExport(query, hiddenColumnIds);
  const { onReport, isReporting } = useCampaignReport(campaign);
  const statuses = user ? nextStates('campaignStatus', campaign.status, user.role.roleId) : [];
  const isActive = campaign.activeStatus === CAMPAIGN_ACTIVE.active;
  const isArchived = campaign.archive === ARCHIVED.yes;
  const changes: MenuSection[] = [
    ...(statuses.length > 0
      ? [
          {
            id: 'status',
            label: t('campaigns.status'),
            items: statuses.map((status) => ({
              id: `status-${status}`,
              label: label(`campaignStatus.${status}`),
              onAction: () => actions.changeStatus(status),
            })),
          },
        ]
      : []),
    {
      id: 'brand',
      items: [
        { id: 'invoice', label: t('campaigns.brandInvoice'), icon: ReceiptIcon, onAction: () => setOpened('invoice') },
        { id: 'nda', label: t('campaigns.brandNda'), icon: FileTextIcon, onAction: () => setOpened('nda') },
      ],
    },
    {
      id: 'place',
      items: [
        {
          id: 'active',
          label: t(isActive ? 'word.deactivate' : 'word.activate'),
          icon: isActive ? EyeSlashIcon : EyeIcon,
          onAction: () => actions.changeActive(isActive ? 0 : 1),
        },
        {
          id: 'archive',
          label: t(isArchived ? 'campaigns.unarchive' : 'word.archive'),
          icon: ArchiveIcon,
          onAction: () => actions.changeArchive(isArchived ? 0 : 1),
        },
      ],
    },
  ];
  return (
    <>
      {mayExport && (
        <Menu
          label={t('campaigns.export')}
          placement="bottom end"
          trigger={
            <Button iconStart={ExportIcon} iconEnd={CaretDownIcon} isPending={isExporting || isReporting}>
              {t('campaigns.export')}
            </Button>
          }
          sections={[
            {
              id: 'formats',
              label: t('campaigns.export.creators'),
              items: FORMATS.map((format) => ({
                id: format,
                label: t(`campaigns.export.${format}`),
                onAction: () => onExport(format),
              })),
            },
            {
              id: 'report',
              items: [{ id: 'pdf', label: t('campaigns.report'), icon: FilePdfIcon, onAction: onReport }],
            },
          ]}
        />
      )}
      {mayEdit && (
        <HeadButton
          variant="solid"
          icon={PencilSimpleIcon}
          label={t('campaigns.edit')}
          href={staffPaths.campaignEdit({ refId: campaign.campaignId })}
        />
      )}
      <Menu
        label={t('word.moreActions')}
        placement="bottom end"
        trigger={<IconButton icon={DotsThreeVerticalIcon} weight="bold" label={t('word.moreActions')} />}
        sections={[
          ...(mayAdd
            ? [
                {
                  id: 'form',
                  items: [
                    {
                      id: 'copy',
                      label: t('campaigns.menu.copy'),
                      icon: CopyIcon,
                      href: copyPath(campaign.campaignId),
                    },
                  ],
                },
              ]
            : []),
          {
            id: 'talk',
            items: [
              {
                id: 'comments',
                label: t('campaigns.menu.campaignComments'),
                icon: ChatCircleTextIcon,
                onAction: () => setOpened('comments'),
              },
              ...(seesContracts
                ? [
                    {
                      id: 'contracts',
                      label: t('campaigns.menu.contracts'),
                      icon: SignatureIcon,
                      href: `${staffPaths.contract()}?campaign=${campaign.campaignId}`,
                    },
                  ]
                : []),
              {
                id: 'history',
                label: t('campaigns.menu.campaignHistory'),
                icon: ClockCounterClockwiseIcon,
                onAction: () => setOpened('history'),
              },
            ],
          },
          ...(mayEdit ? changes : []),
        ]}
      />
      <Suspense>
        {opened === 'invoice' && <BrandInvoiceDialog campaign={campaign} onClose={() => setOpened(null)} />}
        {opened === 'comments' && <CampaignComments campaign={campaign} onClose={() => setOpened(null)} />}
        {opened === 'history' && <CampaignHistory campaign={campaign} onClose={() => setOpened(null)} />}
        {opened === 'nda' && <BrandNdaDialog campaign={campaign} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
