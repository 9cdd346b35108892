import {
  CalendarBlankIcon,
  CaretDownIcon,
  ChatCircleTextIcon,
  DotsThreeVerticalIcon,
  PencilSimpleIcon,
  TrashIcon,
} from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { staffPaths } from '@resonanz/domain/paths';
import { nextStates } from '@resonanz/domain/transitions';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import type { LeadQuestion } from '../dialogs/LeadDialog.tsx';
import { isOpen } from '../leadStatus.ts';
import { useLeadText } from '../useLeadText.ts';
import { useStatusChange } from '../useStatusChange.tsx';

const LeadDialog = lazy(async () => ({ default: (await import('../dialogs/LeadDialog.tsx')).LeadDialog }));

/** What can be done with a lead; nothing is drawn for those who only look. */
export function LeadActions({ lead }: { lead: CustomerLead }) {
  const { t, status: statusName } = useLeadText();
  const { user } = useSession();
  const [mayEdit, mayDelete] = [useMay('Customer Leads', 'edit'), useMay('Customer Leads', 'delete')];
  const { change, dialog, isPending } = useStatusChange();
  const [question, setQuestion] = useState<LeadQuestion | null>(null);
  const { customerLeadId, company, status } = lead;
  const next = mayEdit && user ? nextStates('salesStatus', status, user.role.roleId) : [];
  const menuName = t('customerLeads.menu.label', { company });
  const sections = [
    {
      id: 'work',
      items: mayEdit
        ? [
            {
              id: 'log',
              label: t('customerLeads.menu.log'),
              icon: ChatCircleTextIcon,
              onAction: () => setQuestion('log'),
            },
            ...(isOpen(status)
              ? [
                  {
                    id: 'followUp',
                    label: t('customerLeads.menu.followUp'),
                    icon: CalendarBlankIcon,
                    onAction: () => setQuestion('followUp'),
                  },
                ]
              : []),
          ]
        : [],
    },
    {
      id: 'end',
      items: mayDelete
        ? [
            {
              id: 'delete',
              label: t('word.delete'),
              icon: TrashIcon,
              tone: 'danger' as const,
              onAction: () => setQuestion('delete'),
            },
          ]
        : [],
    },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      {next.length > 0 && (
        <Menu
          label={t('word.changeStatus')}
          placement="bottom end"
          trigger={
            <Button iconEnd={CaretDownIcon} isPending={isPending}>
              {t('word.changeStatus')}
            </Button>
          }
          sections={[
            {
              id: 'status',
              items: next.map((to) => ({
                id: `status-${to}`,
                label: statusName(to),
                onAction: () => change(lead, to),
              })),
            },
          ]}
        />
      )}
      {mayEdit && (
        <HeadButton
          variant="solid"
          icon={PencilSimpleIcon}
          label={t('customerLeads.edit')}
          href={staffPaths.customerLeadEdit({ customerLeadId })}
        />
      )}
      {sections.length > 0 && (
        <Menu
          label={menuName}
          placement="bottom end"
          trigger={<IconButton icon={DotsThreeVerticalIcon} weight="bold" label={menuName} />}
          sections={sections}
        />
      )}
      {dialog}
      <Suspense>
        {question && <LeadDialog question={question} lead={lead} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}
