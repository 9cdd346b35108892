import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type TesterMetadata, testerMetadataQueries } from '@resonanz/api-client/testerMetadata';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import * as css from './headColumns.css.ts';
import { headColumns } from './headColumns.tsx';
import { HeadMenu, type HeadSubject } from './HeadMenu.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';

const NONE: readonly TesterMetadata[] = [];

/** The heads of tester pages and the banner of newsletters. */
export function HeadListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const mayEdit = useMay('Testerworld Dashboard', 'edit');
  const query = useQuery(testerMetadataQueries(useApi()).heads());
  const [opened, setOpened] = useState<{ subject: HeadSubject; head: TesterMetadata } | null>(null);
  const { data, error, refetch } = query;
  const close = () => setOpened(null);
  if (pageFailure(query) === 'forbidden')
    return (
      <>
        <PageHead title={t('testerMetadata.title')} />
        <ForbiddenState />
      </>
    );
  return (
    <>
      <PageHead title={t('testerMetadata.title')} description={t('testerMetadata.intro')} />
      <section className={css.section} aria-label={t('testerMetadata.title')}>
        {error && (
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
            {t('testerMetadata.failed')}
          </LoadFailure>
        )}
        {(data !== undefined || !error) && (
          <Table
            isFlush
            caption={t('testerMetadata.title')}
            columns={headColumns({ t, language, mayEdit })}
            rows={data ?? NONE}
            getRowId={({ key }) => key}
            isLoading={data === undefined}
            loadingLabel={t('testerMetadata.loading')}
            skeletonRows={3}
            rowAction={(head) => (
              <HeadMenu head={head} mayEdit={mayEdit} onOpen={(subject) => setOpened({ subject, head })} />
            )}
            rowActionLabel={t('word.actions')}
          />
        )}
      </section>
      {opened?.subject === 'preview' && (
        <PreviewDialog name={t(`testerMetadata.key.${opened.head.key}`)} content={opened.head} onClose={close} />
      )}
      {opened?.subject === 'publish' && <PublishDialog head={opened.head} onClose={close} />}
      {opened?.subject === 'restore' && <RestoreDialog head={opened.head} onClose={close} />}
    </>
  );
}
