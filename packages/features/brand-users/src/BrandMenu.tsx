import {
  ArchiveIcon,
  ArrowCounterClockwiseIcon,
  CheckIcon,
  EyeIcon,
  KeyIcon,
  ProhibitIcon,
  XIcon,
} from '@phosphor-icons/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BrandUser } from '@resonanz/api-client/brandUsers';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Text } from '@resonanz/ui/Text';
import { ApproveDialog } from './dialogs/ApproveDialog.tsx';
import { PREVIEW } from './list/brandList.ts';
import { messages } from './messages.ts';
import { useBrandActions } from './useBrandActions.ts';

type Asking = 'approve' | 'decline' | 'deactivate' | 'archive' | null;

/** What can be done with the account of a brand, and what it sees; nothing is drawn for those who only look. */
export function BrandMenu({ brand }: { brand: BrandUser }) {
  const t = useMessages(messages);
  const [mayApprove, mayEdit, mayAdminister] = [
    useMay('Brand Management', 'approve'),
    useMay('Brand Management', 'edit'),
    useMay('User Management', 'edit'),
  ];
  const seesCampaigns = useMay('Self-Campaign-Service', 'view');
  const [, setParameters] = useSearchParams();
  const actions = useBrandActions();
  const [asking, setAsking] = useState<Asking>(null);
  const { id, archived, approved, isActive, customerId } = brand;
  const company = brand.companyName ?? brand.fullName;
  const close = () => setAsking(null);
  const isUsable = isActive && !archived;
  function preview() {
    setParameters(
      (parameters) =>
        new URLSearchParams([...[...parameters].filter(([name]) => name !== PREVIEW), [PREVIEW, String(customerId)]]),
      { replace: true },
    );
  }
  return (
    <>
      <RowMenu
        label={t('brandUsers.menu.label', { name: brand.username })}
        sections={[
          {
            id: 'view',
            items: [
              customerId !== null &&
                seesCampaigns && {
                  id: 'preview',
                  label: t('brandUsers.menu.preview'),
                  icon: EyeIcon,
                  onAction: preview,
                },
            ],
          },
          {
            id: 'decision',
            items: [
              mayApprove &&
                isUsable &&
                approved !== APPROVAL_STATUS.approved && {
                  id: 'approve',
                  label: t('brandUsers.menu.approve'),
                  icon: CheckIcon,
                  onAction: () => setAsking('approve'),
                },
              mayApprove &&
                isUsable &&
                approved !== APPROVAL_STATUS.declined && {
                  id: 'decline',
                  label: t('brandUsers.menu.decline'),
                  icon: XIcon,
                  tone: 'danger',
                  onAction: () => setAsking('decline'),
                },
            ],
          },
          {
            id: 'account',
            items: [
              mayEdit &&
                isUsable && {
                  id: 'reset',
                  label: t('brandUsers.menu.reset'),
                  icon: KeyIcon,
                  onAction: () => void actions.resetPassword(id),
                },
              mayAdminister &&
                archived && {
                  id: 'restore',
                  label: t('brandUsers.menu.restore'),
                  icon: ArrowCounterClockwiseIcon,
                  onAction: () => void actions.changeArchive(id, false),
                },
              mayAdminister &&
                isUsable && {
                  id: 'deactivate',
                  label: t('brandUsers.menu.deactivate'),
                  icon: ProhibitIcon,
                  onAction: () => setAsking('deactivate'),
                },
              mayAdminister &&
                !archived &&
                !isActive && {
                  id: 'reactivate',
                  label: t('brandUsers.menu.reactivate'),
                  icon: ArrowCounterClockwiseIcon,
                  onAction: () => void actions.changeActive(id, true),
                },
              mayAdminister &&
                !archived && {
                  id: 'archive',
                  label: t('brandUsers.menu.archive'),
                  icon: ArchiveIcon,
                  onAction: () => setAsking('archive'),
                },
            ],
          },
        ]}
      />
      {asking === 'approve' && <ApproveDialog brand={brand} onClose={close} />}
      {asking === 'decline' && (
        <ReasonDialog
          title={t('brandUsers.decline.title', { company })}
          tone="danger"
          description={t('brandUsers.reasonHint')}
          confirmLabel={t('word.decline')}
          isPending={actions.isPending}
          onSend={async (declineReason) => {
            if (await actions.decide({ userId: id, status: APPROVAL_STATUS.declined, declineReason })) close();
          }}
          onClose={close}
        >
          <Text as="p">{t('brandUsers.decline.text', { email: brand.username })}</Text>
        </ReasonDialog>
      )}
      {(asking === 'deactivate' || asking === 'archive') && (
        <AlertDialog
          isOpen
          onOpenChange={close}
          title={t(`brandUsers.${asking}.title`, { company })}
          confirmLabel={t(`brandUsers.menu.${asking}`)}
          cancelLabel={t('word.cancel')}
          isPending={actions.isPending}
          onConfirm={() =>
            void (asking === 'archive' ? actions.changeArchive(id, true) : actions.changeActive(id, false)).then(close)
          }
        >
          {t(`brandUsers.${asking}.text`, { email: brand.username })}
        </AlertDialog>
      )}
    </>
  );
}
