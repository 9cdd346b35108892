import { PaperclipIcon, TrashIcon } from '@phosphor-icons/react';
import { type FilePlace, fileMutations, fileQueries } from '@resonanz/api-client/files';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../detail/messages.ts';

/** The files of a content, and a place to drop further ones, which are kept at once. */
export function EntryFiles({ entryId, mayEdit }: { entryId: number; mayEdit: boolean }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const client = useApi();
  const place: FilePlace = { subject: 'campaignEntry', subjectId: entryId };
  const files = useQuery(fileQueries(client).list(place));
  const calls = fileMutations(client, useQueryClient(), place);
  const upload = useMutation(calls.upload());
  const remove = useMutation(calls.remove());
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const fault = upload.error ?? remove.error;

  async function keep(chosen: readonly File[]) {
    setWaiting(chosen);
    for (const file of chosen) {
      // One after the other, so that a refused file is known by its place; the rest is still tried.
      await upload.mutateAsync({ kind: 'content', file }).catch(() => undefined);
      setWaiting((before) => before.filter((each) => each !== file));
    }
  }

  return (
    <Stack space={4}>
      <Text variant="denseStrong">{t('campaigns.files.title')}</Text>
      {files.isPending && <Skeleton width="60%" />}
      {files.isError && (
        <LoadFailure reloadLabel={t('campaigns.detail.reload')} onReload={() => void files.refetch()}>
          {t('campaigns.files.failed')}
        </LoadFailure>
      )}
      {files.data?.length === 0 && (
        <Text variant="dense" tone="muted">
          {t('campaigns.files.none')}
        </Text>
      )}
      {files.data?.map((file) => (
        <Spread key={file.fileId}>
          <Inline space={3}>
            <Link variant="standalone" iconStart={PaperclipIcon} href={file.url} target="_blank">
              {file.name}
            </Link>
            <Text variant="caption" tone="muted">
              {t('campaigns.files.by', { name: file.uploadedByName ?? '–', moment: formatDateTime(file.createdAt, language) })}
            </Text>
          </Inline>
          {mayEdit && (
            <IconButton icon={TrashIcon} size="small" label={t('campaigns.files.remove', { name: file.name })} isDisabled={remove.isPending} onPress={() => remove.mutate(file.fileId)} />
          )}
        </Spread>
      ))}
      {mayEdit && (
        <FileDrop
          label={t('campaigns.files.add')}
          promptLabel={t('campaigns.files.prompt')}
          browseLabel={t('campaigns.files.browse')}
          removeLabel={(name) => t('campaigns.files.remove', { name })}
          files={waiting}
          onChange={(chosen) => void keep(chosen)}
          accept={['image/*', 'video/*']}
          allowsMultiple
          isDisabled={upload.isPending}
          rejectMessage={({ file }) => t('campaigns.files.rejected', { name: file.name })}
          {...(fault && { errorMessage: say(fault, 'campaigns.error.other') })}
        />
      )}
    </Stack>
  );
}
