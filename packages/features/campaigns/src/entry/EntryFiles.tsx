import { useFiles } from '@resonanz/api-client/useFiles';
import { useMessages } from '@resonanz/i18n/react';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { FileTiles } from '@resonanz/records/FileTiles';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { acceptedExtensions } from '@resonanz/validators/file';
import { messages } from '../detail/messages.ts';

const KINDS: readonly [FileKindChoice] = [{ kind: 'content', accept: acceptedExtensions('imageOrVideo') }];

/** The files of a content, to be looked at; who may edit the campaign may add and delete them. */
export function EntryFiles({ entryId, mayEdit }: { entryId: number; mayEdit: boolean }) {
  const t = useMessages(messages);
  const files = useFiles({ subject: 'campaignEntry', subjectId: entryId });
  const seen = (files.files ?? []).filter(({ contentType }) => /^(image|video)\//.test(contentType));
  return (
    <Stack space={4}>
      <Text variant="denseStrong">{t('campaigns.files.title')}</Text>
      {seen.length > 0 && <FileTiles title={t('campaigns.files.title')} files={seen} />}
      <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />
    </Stack>
  );
}
