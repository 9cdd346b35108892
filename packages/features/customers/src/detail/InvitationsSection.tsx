import { ArrowClockwiseIcon, XCircleIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import type { CustomerDetails, CustomerInvitation } from '@resonanz/api-client/customers';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { RowMenu } from '@resonanz/records/RowMenu';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useCustomerActions } from '../useCustomerActions.ts';

const LOOKS = {
  open: { tone: 'yellow', mark: 'half' },
  expired: { tone: 'gray', mark: 'square' },
  accepted: { tone: 'green', mark: 'dot' },
} as const;

/** Who was invited to the campaign portal; open invitations can be sent again and withdrawn. */
export function InvitationsSection({ customer: { customerId, invitations } }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const mayEdit = useMay('Customer Management', 'edit');
  const actions = useCustomerActions();
  const [withdrawn, setWithdrawn] = useState<CustomerInvitation | null>(null);
  if (invitations.length === 0) return null;
  return (
    <Section title={t('customers.invitations.title')}>
      <Table
        caption={t('customers.invitations.title')}
        rows={invitations}
        getRowId={({ invitationId }) => invitationId}
        columns={[
          {
            id: 'name',
            header: t('word.name'),
            isRowHeader: true,
            cell: ({ contactName }) => <Text variant="densityStrong">{contactName}</Text>,
          },
          { id: 'email', header: t('word.emailAddress'), cell: ({ email }) => email },
          {
            id: 'language',
            header: t('word.language'),
            cell: (row) => t(`customers.language.${row.language}`),
          },
          { id: 'invitedBy', header: t('customers.invitations.invitedBy'), cell: ({ invitedBy }) => invitedBy ?? '–' },
          {
            id: 'expiresAt',
            header: t('customers.invitations.expiresAt'),
            cell: ({ expiresAt }) => <DateText value={expiresAt} />,
          },
          {
            id: 'state',
            header: t('word.status'),
            cell: ({ state }) => <StatusTag {...LOOKS[state]} label={t(`customers.invitations.${state}`)} />,
          },
        ]}
        rowActionLabel={t('word.actions')}
        rowAction={(row) =>
          mayEdit &&
          row.state !== 'accepted' && (
            <RowMenu
              label={t('customers.invitations.menu', { name: row.contactName })}
              sections={[
                {
                  id: 'invitation',
                  items: [
                    {
                      id: 'resend',
                      label: t('customers.invitations.resend'),
                      icon: ArrowClockwiseIcon,
                      onAction: () => void actions.resend({ customerId, invitationId: row.invitationId }),
                    },
                    {
                      id: 'withdraw',
                      label: t('customers.invitations.withdraw'),
                      icon: XCircleIcon,
                      tone: 'danger',
                      onAction: () => setWithdrawn(row),
                    },
                  ],
                },
              ]}
            />
          )
        }
      />
      <AlertDialog
        isOpen={withdrawn !== null}
        onOpenChange={() => setWithdrawn(null)}
        title={t('customers.invitations.withdrawTitle')}
        confirmLabel={t('customers.invitations.withdraw')}
        cancelLabel={t('word.cancel')}
        tone="danger"
        onConfirm={() => {
          setWithdrawn(null);
          if (withdrawn) void actions.withdraw({ customerId, invitationId: withdrawn.invitationId });
        }}
      >
        {t('customers.invitations.withdrawText', { name: withdrawn?.contactName ?? '' })}
      </AlertDialog>
    </Section>
  );
}
