import type { LearningVideo } from '@resonanz/api-client/learning-materials';
import { useMessages } from '@resonanz/i18n/react';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { useVideoState } from './useVideoState.ts';
import { VideoMenu, type VideoSubject } from './VideoMenu.tsx';

interface VideoTableProps {
  parts: ListTableParts<LearningVideo>;
  mayEdit: boolean;
  onOpen: (subject: VideoSubject, video: LearningVideo) => void;
}

/** The videos of a page of the list, and what can be done with each of them. */
export function VideoTable({ parts, mayEdit, onOpen }: VideoTableProps) {
  const t = useMessages(messages);
  const changeState = useVideoState();
  return (
    <Table
      {...parts}
      rowLines={2}
      caption={t('learningMaterials.staff.title')}
      getRowId={(row) => row.learningMaterialId}
      rowAction={(video) => (
        <VideoMenu video={video} mayEdit={mayEdit} onOpen={onOpen} onMove={(each) => void changeState(each)} />
      )}
      rowActionLabel={t('learningMaterials.menu')}
    />
  );
}
