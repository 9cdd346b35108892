import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { type LearningVideo, learningMaterialQueries } from '@resonanz/api-client/learningMaterials';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { messages } from '../messages.ts';
import { MaterialDialog } from '../player/MaterialDialog.tsx';
import { videoColumns } from './videoColumns.tsx';
import { VideoFilesDialog } from './VideoFilesDialog.tsx';
import { VideoFormDialog } from './VideoFormDialog.tsx';
import { toQuery, videoList } from './videoList.ts';
import type { VideoSubject } from './VideoMenu.tsx';
import { VideoTable } from './VideoTable.tsx';

const Chips = lazyComponent(async () => (await import('./VideoFilters.tsx')).VideoChips);
const Filters = lazyComponent(async () => (await import('./VideoFilters.tsx')).VideoFilters);

type Opened = { subject: 'add' } | { subject: VideoSubject; video: LearningVideo };

/** What the agency explains to brands: `/campaign/learning-videos`. */
export function VideoListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [mayAdd, mayEdit] = [useMay('Learning Videos', 'add'), useMay('Learning Videos', 'edit')];
  const list = useRouterListState(videoList);
  const query = useListPage(learningMaterialQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('learningVideos');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead
        title={t('learningMaterials.staff.title')}
        actions={
          mayAdd && (
            <HeadButton
              variant="solid"
              icon={PlusIcon}
              label={t('learningMaterials.staff.add')}
              onPress={() => setOpened({ subject: 'add' })}
            />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: videoColumns(t, language), ...chosen, hasActions: true }}
        searchPlaceholder={t('learningMaterials.staff.search')}
        emptyText={t('learningMaterials.staff.empty')}
      >
        {(parts) => (
          <VideoTable parts={parts} mayEdit={mayEdit} onOpen={(subject, video) => setOpened({ subject, video })} />
        )}
      </ListScreen>
      {opened?.subject === 'add' && (
        <VideoFormDialog video={undefined} onClose={(video) => setOpened(video ? { subject: 'files', video } : null)} />
      )}
      {opened?.subject === 'edit' && <VideoFormDialog video={opened.video} onClose={close} />}
      {opened?.subject === 'files' && <VideoFilesDialog video={opened.video} mayEdit={mayEdit} onClose={close} />}
      {opened?.subject === 'preview' && <MaterialDialog material={opened.video} onClose={close} />}
    </>
  );
}
