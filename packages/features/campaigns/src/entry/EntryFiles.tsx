import { useFiles } from '@resonanz/api-client/useFiles';
import { useMessages } from '@resonanz/i18n/react';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { acceptedExtensions } from '@resonanz/validators/file';
import { messages } from '../detail/messages.ts';

const KINDS: readonly [FileKindChoice] = [{ kind: 'content', accept: acceptedExtensions('imageOrVideo') }];

/** The files of a content; who may edit the campaign may add and delete them. */
export function EntryFiles({ entryId, mayEdit }: { entryId: number; mayEdit: boolean }) {
  const t = useMessages(messages);
  const files = useFiles({ subject: 'campaignEntry', subjectId: entryId });
  return (
    <Stack space={4}>
      <Text variant="denseStrong">{t('campaigns.files.title')}</Text>
      <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />
    </Stack>
  );
}
