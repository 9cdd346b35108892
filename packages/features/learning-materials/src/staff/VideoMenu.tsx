import { EyeIcon, EyeSlashIcon, FilesIcon, PencilSimpleIcon, PlayIcon } from '@phosphor-icons/react';
import type { LearningVideo } from '@resonanz/api-client/learningMaterials';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { wordsOf } from '../material.ts';
import { messages } from '../messages.ts';

/** What is opened for one material. */
export type VideoSubject = 'edit' | 'files' | 'preview';

interface VideoMenuProps {
  video: LearningVideo;
  mayEdit: boolean;
  onOpen: (subject: VideoSubject, video: LearningVideo) => void;
  /** Publishes or hides it. */
  onMove: (video: LearningVideo) => void;
}

/** What can be done with one material. */
export function VideoMenu({ video, mayEdit, onOpen, onMove }: VideoMenuProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const label = t('learningMaterials.menuOf', { title: wordsOf(video, language).title });
  const item = (id: VideoSubject, icon: typeof EyeIcon) => ({
    id,
    label: t(`learningMaterials.${id}`),
    icon,
    onAction: () => onOpen(id, video),
  });
  const isPublished = video.state === 'published';
  const move = {
    id: 'move',
    label: t(isPublished ? 'learningMaterials.hide' : 'learningMaterials.publish'),
    icon: isPublished ? EyeSlashIcon : EyeIcon,
    onAction: () => onMove(video),
  };
  return (
    <RowMenu
      label={label}
      sections={[
        {
          id: 'open',
          items: [item('preview', PlayIcon), mayEdit && item('edit', PencilSimpleIcon), item('files', FilesIcon)],
        },
        { id: 'state', items: [mayEdit && move] },
      ]}
    />
  );
}
