import { useQuery } from '@tanstack/react-query';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type MetadataKey, testerMetadataQueries } from '@resonanz/api-client/testerMetadata';
import { EditPage } from '@resonanz/app-frame/EditPage';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { messages } from '../messages.ts';
import { HeadForm } from './HeadForm.tsx';

/** Changes a head. */
export function HeadEditScreen({ headKey }: { headKey: MetadataKey }) {
  const t = useMessages(messages);
  const mayEdit = useMay('Testerworld Dashboard', 'edit');
  const query = useQuery(testerMetadataQueries(useApi()).heads());
  const head = query.data?.find(({ key }) => key === headKey);
  return (
    <EditPage
      title={t('testerMetadata.edit')}
      list={{ label: t('testerMetadata.title'), href: staffPaths.testerworldMetadata() }}
      record={{ label: t(`testerMetadata.key.${headKey}`) }}
      failure={mayEdit ? pageFailure(query) : 'forbidden'}
      missingText={t('testerMetadata.notFound')}
      failedText={t('testerMetadata.failed')}
      onRead={query.refetch}
    >
      {(onReload) =>
        head ? <HeadForm head={head} onReload={onReload} /> : <FormLoading label={t('testerMetadata.loading')} />
      }
    </EditPage>
  );
}
