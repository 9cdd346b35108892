import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { contractQueries } from '@resonanz/api-client/contracts';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { EditPage } from '@resonanz/app-frame/EditPage';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading, FormPage } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../terms/messages.ts';
import { useContractText } from '../useContractText.ts';
import { EditForm } from './EditForm.tsx';

/** Changes a draft: `/contract/{contractId}/edit`. */
export function ContractEditScreen() {
  const t = useMessages(messages);
  const { title } = useContractText();
  const contractId = Number(useParams()['contractId']);
  const mayEdit = useMay('Contract Management', 'edit');
  const query = useQuery({ ...contractQueries(useApi()).one(contractId), refetchInterval: false });
  const { data: contract } = query;
  const back = staffPaths.contractView({ contractId });
  return (
    <EditPage
      title={t('contractForm.edit')}
      list={{ label: t('word.contracts'), href: staffPaths.contract() }}
      record={contract && { label: title(contract), href: back }}
      failure={mayEdit ? pageFailure(query) : 'forbidden'}
      missingText={t('contractForm.notFound')}
      failedText={t('contractForm.failed')}
      onRead={query.refetch}
    >
      {(onReload) => (
        <>
          {!contract && <FormLoading label={t('contractForm.loading')} />}
          {contract?.status === 'draft' && <EditForm contract={contract} onReload={onReload} />}
          {contract && contract.status !== 'draft' && (
            <FormPage>
              <InlineAlert tone="info" action={<Button href={back}>{t('contractForm.toContract')}</Button>}>
                {t('contractForm.error.contractNotDraft')}
              </InlineAlert>
            </FormPage>
          )}
        </>
      )}
    </EditPage>
  );
}
