import { ArchiveIcon, DotsThreeVerticalIcon, ImageIcon, TrashIcon } from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerDetails } from '@resonanz/api-client/customers';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { nextStates } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { messages } from '../messages.ts';
import { useCustomerActions } from '../useCustomerActions.ts';

const LogoDialog = lazy(async () => ({ default: (await import('./LogoDialog.tsx')).LogoDialog }));

/** Status, archive and removal of a customer; nothing is drawn for those who only look. */
export function CustomerMenu({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { user } = useSession();
  const navigate = useNavigate();
  const [mayEdit, mayDelete] = [useMay('Customer Management', 'edit'), useMay('Customer Management', 'delete')];
  const actions = useCustomerActions();
  const [isAsking, setAsking] = useState(false);
  const [isChangingLogo, setChangingLogo] = useState(false);
  const { customerId, name, status, archived } = customer;
  const next = mayEdit && user ? nextStates('customerStatus', status, user.role.roleId) : [];
  const sections = [
    ...(next.length > 0
      ? [
          {
            id: 'status',
            label: t('word.changeStatus'),
            items: next.map((each) => ({
              id: `status-${each}`,
              label: label(`customerStatus.${each}`),
              onAction: () => void actions.changeStatus({ customerId, status: each }),
            })),
          },
        ]
      : []),
    ...(mayEdit || mayDelete
      ? [
          {
            id: 'others',
            items: [
              ...(mayEdit
                ? [
                    {
                      id: 'logo',
                      label: t('customers.menu.logo'),
                      icon: ImageIcon,
                      onAction: () => setChangingLogo(true),
                    },
                    {
                      id: 'archive',
                      label: t(archived ? 'customers.menu.restore' : 'word.archive'),
                      icon: ArchiveIcon,
                      onAction: () => void actions.archive(customer),
                    },
                  ]
                : []),
              ...(mayDelete
                ? [
                    {
                      id: 'delete',
                      label: t('word.delete'),
                      icon: TrashIcon,
                      tone: 'danger' as const,
                      onAction: () => setAsking(true),
                    },
                  ]
                : []),
            ],
          },
        ]
      : []),
  ];
  if (sections.length === 0) return null;
  const menuName = t('customers.menu.label', { name });
  return (
    <>
      <Menu
        label={menuName}
        placement="bottom end"
        trigger={<IconButton icon={DotsThreeVerticalIcon} weight="bold" label={menuName} />}
        sections={sections}
      />
      <Suspense>{isChangingLogo && <LogoDialog customer={customer} onClose={() => setChangingLogo(false)} />}</Suspense>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('customers.delete.title')}
        confirmLabel={t('word.delete')}
        cancelLabel={t('word.cancel')}
        tone="danger"
        isPending={actions.isPending}
        onConfirm={() =>
          void actions.remove(customerId).then((isGone) => {
            setAsking(false);
            if (isGone) void navigate(staffPaths.customerManagement());
          })
        }
      >
        {t('customers.delete.text', { name })}
      </AlertDialog>
    </>
  );
}
