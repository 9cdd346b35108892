import { ArrowClockwiseIcon, XCircleIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import type { BrandInvitation } from '@resonanz/api-client/brandUsers';
import { type MessageKey, type Translate } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useBrandActions } from '../useBrandActions.ts';

const LOOKS = {
  open: { tone: 'yellow', mark: 'half' },
  expired: { tone: 'gray', mark: 'square' },
  accepted: { tone: 'green', mark: 'dot' },
} as const;

/** The columns of the invitations. */
export function invitationColumns(t: Translate<MessageKey<typeof messages>>): readonly TableColumn<BrandInvitation>[] {
  return [
    {
      id: 'email',
      width: 240,
      header: t('word.emailAddress'),
      isSortable: true,
      isRowHeader: true,
      cell: ({ email }) => <Text variant="densityStrong">{email}</Text>,
    },
    {
      id: 'contactPerson',
      width: 150,
      priority: 1,
      header: t('brandUsers.list.contactPerson'),
      cell: ({ contactPerson }) => contactPerson ?? '–',
    },
    {
      id: 'companyName',
      width: 170,
      header: t('brandUsers.list.companyName'),
      isSortable: true,
      cell: ({ companyName }) => companyName,
    },
    {
      id: 'kind',
      width: 140,
      priority: 2,
      header: t('brandUsers.invitations.kind'),
      cell: ({ kind }) => t(`brandUsers.invitations.kind.${kind}`),
    },
    {
      id: 'template',
      width: 140,
      priority: 3,
      header: t('brandUsers.invitations.template'),
      cell: ({ template }) => t(`brandUsers.invitations.template.${template}`),
    },
    {
      id: 'invitedBy',
      width: 150,
      priority: 2,
      header: t('brandUsers.invitations.invitedBy'),
      cell: ({ invitedBy }) => invitedBy ?? '–',
    },
    {
      id: 'invitedAt',
      width: 124,
      header: t('brandUsers.invitations.invitedAt'),
      isSortable: true,
      cell: ({ invitedAt }) => <DateText value={invitedAt} />,
    },
    {
      id: 'expiresAt',
      width: 124,
      header: t('brandUsers.invitations.expiresAt'),
      isSortable: true,
      cell: ({ expiresAt }) => <DateText value={expiresAt} />,
    },
    {
      id: 'state',
      width: 120,
      header: t('brandUsers.invitations.state'),
      cell: ({ state }) => <StatusTag {...LOOKS[state]} label={t(`brandUsers.invitations.${state}`)} />,
    },
  ];
}

/** Sends an invitation again or withdraws it; nothing is drawn once it is accepted. */
export function InvitationMenu({ invitation: { invitationId, email, state } }: { invitation: BrandInvitation }) {
  const t = useMessages(messages);
  const mayEdit = useMay('Brand Management', 'edit');
  const actions = useBrandActions();
  const [isAsking, setAsking] = useState(false);
  if (!mayEdit || state === 'accepted') return null;
  const label = t('brandUsers.menu.label', { name: email });
  return (
    <>
      <RowMenu
        label={label}
        sections={[
          {
            id: 'invitation',
            items: [
              {
                id: 'resend',
                label: t('brandUsers.invitations.resend'),
                icon: ArrowClockwiseIcon,
                onAction: () => void actions.resend(invitationId),
              },
              {
                id: 'withdraw',
                label: t('brandUsers.invitations.withdraw'),
                icon: XCircleIcon,
                tone: 'danger',
                onAction: () => setAsking(true),
              },
            ],
          },
        ]}
      />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('brandUsers.invitations.withdrawTitle')}
        confirmLabel={t('brandUsers.invitations.withdraw')}
        cancelLabel={t('word.cancel')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          void actions.withdraw(invitationId);
        }}
      >
        {t('brandUsers.invitations.withdrawText', { email })}
      </AlertDialog>
    </>
  );
}
