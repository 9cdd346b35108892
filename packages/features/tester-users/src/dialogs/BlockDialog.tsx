import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { testerMutations, type TesterUser } from '@resonanz/api-client/testers';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useTesterText } from '../useTesterText.ts';

/** Blocks a tester for further tests, or lifts the block. */
export function BlockDialog({ tester, onClose }: { tester: TesterUser; onClose: () => void }) {
  const { t } = useTesterText();
  const change = useMutation(testerMutations(useApi(), useQueryClient()).changeBlock());
  const isBlocked = !tester.isBlocked;
  const what = isBlocked ? 'blocking' : 'unblocking';
  const { send, isPending, failure } = useFormSend(
    (reason: string) => change.mutateAsync({ userId: tester.id, updatedAt: tester.updatedAt, isBlocked, reason }),
    {
      messages,
      otherwise: 'testerUsers.error.other',
      done: t(`testerUsers.${what}.done`, { name: tester.fullName }),
      onDone: onClose,
    },
  );
  return (
    <ReasonDialog
      title={t(`testerUsers.${what}.title`, { name: tester.fullName })}
      description={t('testerUsers.reasonHint')}
      confirmLabel={t(isBlocked ? 'testerUsers.block' : 'testerUsers.unblock')}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSend={(reason) => void send(reason)}
    >
      <Text as="p">
        {isBlocked
          ? t('testerUsers.blocking.text')
          : t('testerUsers.unblocking.text', { count: tester.missedDeadlines })}
      </Text>
    </ReasonDialog>
  );
}
