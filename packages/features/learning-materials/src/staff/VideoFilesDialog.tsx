import { useQueryClient } from '@tanstack/react-query';
import { learningMaterialKeys, type LearningVideo } from '@resonanz/api-client/learningMaterials';
import { useFiles } from '@resonanz/api-client/useFiles';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { Dialog } from '@resonanz/ui/Dialog';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { acceptedExtensions } from '@resonanz/validators/file';
import { wordsOf } from '../material.ts';
import { messages } from '../messages.ts';

const KINDS: readonly [FileKindChoice, ...FileKindChoice[]] = [
  { kind: 'content', accept: acceptedExtensions('learningMaterial') },
  { kind: 'profile', accept: acceptedExtensions('image') },
];

interface VideoFilesDialogProps {
  video: LearningVideo;
  mayEdit: boolean;
  onClose: () => void;
}

/** The video or pdf of a material, and its thumbnail. */
export function VideoFilesDialog({ video, mayEdit, onClose }: VideoFilesDialogProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const files = useFiles({ subject: 'learningMaterial', subjectId: video.learningMaterialId });
  function close(): void {
    // The list shows which kind the newest file is.
    void queryClient.invalidateQueries({ queryKey: learningMaterialKeys.lists });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="large"
      title={t('learningMaterials.files.title', { title: wordsOf(video, language).title })}
      closeLabel={t('learningMaterials.close')}
    >
      <Stack space={6}>
        <Text as="p" tone="secondary">
          {t('learningMaterials.files.help')}
        </Text>
        <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />
      </Stack>
    </Dialog>
  );
}
