import { contractQueries } from '@resonanz/api-client/contracts';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading, FormPage } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { messages } from '../terms/messages.ts';
import { useContractText } from '../useContractText.ts';
import { EditForm } from './EditForm.tsx';

/** Changes a draft: `/contract/{contractId}/edit` (modules D1). */
export function ContractEditScreen() {
  const t = useMessages(messages);
  const { title } = useContractText();
  const contractId = Number(useParams()['contractId']);
  const mayEdit = useMay('Contract Management', 'edit');
  // What others save meanwhile must not overwrite the input: the form begins anew only on request.
  const [read, setRead] = useState(0);
  const query = useQuery({ ...contractQueries(useApi()).one(contractId), refetchInterval: false });
  const breadcrumbs = [{ label: t('contractForm.list'), href: staffPaths.contract() }];
  const back = staffPaths.contractView({ contractId });
  const failure = mayEdit ? pageFailure(query) : 'refused';
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('contractForm.edit')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('contractForm.notFound')}
        failedText={t('contractForm.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const contract = query.data;
  async function readAnew(): Promise<void> {
    discardUnsavedChanges();
    await query.refetch();
    setRead((times) => times + 1);
  }
  return (
    <>
      <PageHead title={t('contractForm.edit')} breadcrumbs={[...breadcrumbs, ...(contract ? [{ label: title(contract), href: back }] : [])]} />
      {!contract && (
        <FormLoading label={t('contractForm.loading')} />
      )}
      {contract?.status === 'draft' && <EditForm key={read} contract={contract} onReload={() => void readAnew()} />}
      {contract && contract.status !== 'draft' && (
        <FormPage>
          <InlineAlert tone="info" action={<Button href={back}>{t('contractForm.toContract')}</Button>}>
            {t('contractForm.error.contractNotDraft')}
          </InlineAlert>
        </FormPage>
      )}
    </>
  );
}
