import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LearningVideo, learningMaterialMutations } from '@resonanz/api-client/learningMaterials';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
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

/** Publishes a video that is hidden and hides one that is published, and reports how that went. */
function useVideoState(): (video: LearningVideo) => Promise<boolean> {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const change = useMutation(learningMaterialMutations(useApi(), useQueryClient()).changeState());
  return ({ learningMaterialId, state }) => {
    const next = state === 'published' ? 'hidden' : 'published';
    return attempt(
      () => change.mutateAsync({ learningMaterialId, state: next }),
      (error) => say(error, 'learningMaterials.error.other'),
      t(`learningMaterials.done.${next}`),
    );
  };
}
