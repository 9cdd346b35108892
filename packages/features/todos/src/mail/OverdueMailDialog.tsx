import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { todoMutations, todoQueries } from '@resonanz/api-client/todos';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { Dialog } from '@resonanz/ui/Dialog';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Switch } from '@resonanz/ui/Switch';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';

/** Switches the mail about overdue to-dos on or off (docs/domain/mails.md#overdue-to-dos). */
export function OverdueMailDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const client = useApi();
  const setting = useQuery(todoQueries(client).overdueMail());
  const change = useMutation(todoMutations(client, useQueryClient()).changeOverdueMail());
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('todos.mail.title')} closeLabel={t('word.close')}>
      {setting.isPending && (
        <div role="status">
          <VisuallyHidden>{t('todos.mail.loading')}</VisuallyHidden>
          <Skeleton width="60%" />
        </div>
      )}
      {setting.isError && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void setting.refetch()}>
          {t('todos.mail.failed')}
        </LoadFailure>
      )}
      {setting.data && (
        <Switch
          isSpread
          isSelected={setting.data.isOn}
          description={t('todos.mail.hint')}
          onChange={(isOn) =>
            change.mutate({ isOn }, { onError: (error) => notifyFailure(say(error, 'todos.error.other')) })
          }
        >
          {t('todos.mail.overdue')}
        </Switch>
      )}
    </Dialog>
  );
}
