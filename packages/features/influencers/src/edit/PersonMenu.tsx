import { DotsThreeIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import type { InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { isAdmin, isManagement } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu, type MenuItem } from '@resonanz/ui/Menu';
import { AnonymiseDialog } from './AnonymiseDialog.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { messages } from './messages.ts';
import { usePersonActions } from './usePersonActions.ts';

/** Props of {@link PersonMenu}. */
export interface PersonMenuProps {
  record: InfluencerRecord;
  /** Opens the search for a person to merge with. */
  onMerge: () => void;
  /** Called when the person is gone. */
  onGone: () => void;
}

/** What can be done with a person as a whole, as far as the user may. */
export function PersonMenu({ record, onMerge, onGone }: PersonMenuProps) {
  const t = useMessages(messages);
  const { user } = useSession();
  const mayDelete = useMay('Influencer Management', 'delete');
  const mayExport = useMay('Influencer Management', 'export');
  const actions = usePersonActions(record);
  const [dialog, setDialog] = useState<'block' | 'anonymise' | 'delete' | undefined>();
  const roleId = user?.role.roleId;
  if (roleId === undefined || isManagement(roleId)) return null;
  const close = () => setDialog(undefined);
  const item = (
    id: 'block' | 'unblock' | 'merge' | 'dataExport' | 'dataReport' | 'anonymise' | 'delete',
    onAction: () => void,
    isDangerous = false,
  ): MenuItem => ({
    id,
    label: t(`influencerEdit.menu.${id}`),
    onAction,
    ...(isDangerous && { tone: 'danger' as const }),
  });
  const ordinary = [
    record.status === 'active' ? item('block', () => setDialog('block')) : item('unblock', actions.unblock),
    ...(isAdmin(roleId) ? [item('merge', onMerge)] : []),
    ...(isAdmin(roleId) && mayExport
      ? [item('dataReport', () => actions.exportData('pdf')), item('dataExport', () => actions.exportData('json'))]
      : []),
  ];
  const dangerous = mayDelete
    ? [
        ...(isAdmin(roleId) ? [item('anonymise', () => setDialog('anonymise'), true)] : []),
        item('delete', () => setDialog('delete'), true),
      ]
    : [];
  const sections = [
    { id: 'ordinary', 'aria-label': t('word.moreActions'), items: ordinary },
    ...(dangerous.length > 0
      ? [{ id: 'dangerous', 'aria-label': t('influencerEdit.menu.forGood'), items: dangerous }]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={<IconButton icon={DotsThreeIcon} label={t('word.moreActions')} />}
        label={t('word.moreActions')}
        sections={sections}
        placement="bottom end"
      />
      {dialog === 'block' && <BlockDialog record={record} onBlock={actions.block} onClose={close} />}
      {dialog === 'anonymise' && (
        <AnonymiseDialog record={record} onAnonymise={actions.anonymise} onGone={onGone} onClose={close} />
      )}
      {dialog === 'delete' && (
        <DeleteDialog record={record} onDelete={actions.remove} onGone={onGone} onClose={close} />
      )}
    </>
  );
}
