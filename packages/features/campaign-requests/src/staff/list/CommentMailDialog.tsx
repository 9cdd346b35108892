import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import {
  requestAdministrationMutations,
  requestAdministrationQueries,
} from '@resonanz/api-client/requestAdministration';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { Dialog } from '@resonanz/ui/Dialog';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Switch } from '@resonanz/ui/Switch';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';

/** Switches the mail about new comments on or off (docs/domain/mails.md#comment-mails); for staff and for brands. */
export function CommentMailDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const client = useApi();
  const setting = useQuery(requestAdministrationQueries(client).commentMail());
  const change = useMutation(requestAdministrationMutations(client, useQueryClient()).changeCommentMail());
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('requests.mail.title')} closeLabel={t('word.close')}>
      {setting.isPending && (
        <div role="status">
          <VisuallyHidden>{t('requests.mail.loading')}</VisuallyHidden>
          <Skeleton width="60%" />
        </div>
      )}
      {setting.isError && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void setting.refetch()}>
          {t('requests.mail.failed')}
        </LoadFailure>
      )}
      {setting.data && (
        <Switch
          isSpread
          isSelected={setting.data.isOn}
          description={t('requests.mail.hint')}
          onChange={(isOn) =>
            change.mutate({ isOn }, { onError: (error) => notifyFailure(say(error, 'requests.error.other')) })
          }
        >
          {t('requests.mail.comments')}
        </Switch>
      )}
    </Dialog>
  );
}
