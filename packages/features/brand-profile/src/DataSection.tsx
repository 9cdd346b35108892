import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandProfileMutations } from '@resonanz/api-client/brandProfile';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { messages } from './messages.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The own data as a file, and the wish to have the account deleted. */
export function DataSection({ deletionRequestedAt }: { deletionRequestedAt: string | null }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { notifyFailure } = useNotifier();
  const calls = brandProfileMutations(useApi(), useQueryClient());
  const onError = (error: unknown) => notifyFailure(say(error, 'brandProfile.error.other'));
  const file = useMutation({
    ...calls.exportData(),
    onSuccess: (data) => saveDownload(data, t('brandProfile.data.file')),
    onError,
  });
  const wish = useMutation({ ...calls.wishDeletion(), onError });
  const [isAsking, setAsking] = useState(false);
  return (
    <ProfileSection title={t('brandProfile.data')} text={t('brandProfile.data.text')}>
      {deletionRequestedAt !== null && (
        <InlineAlert
          tone="warning"
          action={
            <Link variant="standalone" tone="inherit" onPress={() => wish.mutate(false)}>
              {t('brandProfile.deletion.takeBack')}
            </Link>
          }
        >
          {t('brandProfile.deletion.asked', { date: formatDate(deletionRequestedAt, language) })}
        </InlineAlert>
      )}
      <Inline>
        <Button isPending={file.isPending} onPress={() => file.mutate()}>
          {t('brandProfile.data.export')}
        </Button>
        {deletionRequestedAt === null && (
          <Button tone="danger" onPress={() => setAsking(true)}>
            {t('brandProfile.deletion.ask')}
          </Button>
        )}
      </Inline>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('brandProfile.deletion.title')}
        confirmLabel={t('brandProfile.deletion.confirm')}
        cancelLabel={t('brandProfile.cancel')}
        tone="danger"
        isPending={wish.isPending}
        onConfirm={() =>
          void wish.mutateAsync(true).then(
            () => setAsking(false),
            () => setAsking(false),
          )
        }
      >
        {t('brandProfile.deletion.text')}
      </AlertDialog>
    </ProfileSection>
  );
}
