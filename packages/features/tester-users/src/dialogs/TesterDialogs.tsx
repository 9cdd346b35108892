import { useState } from 'react';
import type { TesterUser } from '@resonanz/api-client/testers';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMailComposer } from '@resonanz/mail-composer/connected';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Text } from '@resonanz/ui/Text';
import { TesterForm } from '../edit/TesterForm.tsx';
import type { TesterQuestion } from '../TesterMenu.tsx';
import { useTesterActions } from '../useTesterActions.ts';
import { useTesterText } from '../useTesterText.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { PointsDialog } from './PointsDialog.tsx';

interface DialogProps {
  tester: TesterUser;
  onClose: () => void;
}

function DeactivateDialog({ tester, onClose }: DialogProps) {
  const { t } = useTesterText();
  const { changeActive, isPending } = useTesterActions();
  const send = async (reason: string) => (await changeActive(tester.id, false, reason)) && onClose();
  return (
    <ReasonDialog
      title={t('testerUsers.deactivating.title', { name: tester.fullName })}
      description={t('testerUsers.reasonHint')}
      confirmLabel={t('word.deactivate')}
      tone="danger"
      isPending={isPending}
      onClose={onClose}
      onSend={(reason) => void send(reason)}
    >
      <Text as="p">{t('testerUsers.deactivating.text')}</Text>
    </ReasonDialog>
  );
}

function ArchiveDialog({ tester, onClose }: DialogProps) {
  const { t } = useTesterText();
  const { changeArchive, isPending } = useTesterActions();
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('testerUsers.archiving.title', { name: tester.fullName })}
      confirmLabel={t('word.archive')}
      cancelLabel={t('word.cancel')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      onConfirm={() => void changeArchive(tester.id, true).then((isDone) => isDone && onClose())}
    >
      <Text as="p">{t('testerUsers.archiving.text')}</Text>
    </AlertDialog>
  );
}

function MailDialog({ tester, onClose }: DialogProps) {
  const toasts = useToasts();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return (
    <ConnectedMailComposer
      begin={{ partners: [{ userType: 'tester', refId: tester.id, name: tester.fullName }] }}
      toasts={toasts}
      onDirtyChange={setDirty}
      onClose={onClose}
    />
  );
}

/** What was asked about a tester. */
export function TesterDialogs({ question, ...props }: DialogProps & { question: TesterQuestion }) {
  switch (question) {
    case 'edit':
      return <TesterForm {...props} />;
    case 'mail':
      return <MailDialog {...props} />;
    case 'points':
      return <PointsDialog {...props} />;
    case 'block':
      return <BlockDialog {...props} />;
    case 'deactivate':
      return <DeactivateDialog {...props} />;
    case 'archive':
      return <ArchiveDialog {...props} />;
  }
}
