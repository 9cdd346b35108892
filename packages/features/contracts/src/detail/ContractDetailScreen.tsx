import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { contractQueries } from '@resonanz/api-client/contracts';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { RecordOverview } from '@resonanz/records/RecordAside';
import { Section } from '@resonanz/records/Section';
import { RichTextView } from '@resonanz/rich-text/RichTextView';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Tabs } from '@resonanz/ui/Tabs';
import { ContractStatusTag } from '../ContractStatusTag.tsx';
import { useContractText } from '../useContractText.ts';
import { usePlaceholders } from '../usePlaceholders.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractAside } from './ContractAside.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import * as css from './detail.css.ts';
import { DocumentsSection } from './DocumentsSection.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { PartnerSection } from './PartnerSection.tsx';
import { TermsSection } from './TermsSection.tsx';

const TABS = ['overview', 'text', 'history'] as const;

/** A contract with its terms, signatures, documents and text: `/contract/{contractId}/view`. */
export function ContractDetailScreen() {
  const { t } = useContractText();
  const placeholders = usePlaceholders();
  const contractId = Number(useParams()['contractId']);
  const [parameters, setParameters] = useSearchParams();
  const query = useQuery(contractQueries(useApi()).one(contractId));
  const breadcrumbs = [{ label: t('word.contracts'), href: staffPaths.contract() }];
  const failure = pageFailure(query);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('word.contracts')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('contracts.detail.notFound')}
        failedText={t('contracts.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const contract = query.data;
  const tab = TABS.find((id) => id === parameters.get('tab')) ?? 'overview';
  return (
    <>
      <PageHead
        title={contract?.partnerName ?? t('contracts.detail.loading')}
        breadcrumbs={breadcrumbs}
        tag={contract && <ContractStatusTag contract={contract} />}
        actions={contract && <ContractActions contract={contract} />}
        facts={contract ? <ContractFacts contract={contract} /> : <Skeleton width="70%" />}
        hidesLine
      />
      {contract && (
        <Tabs
          label={t('contracts.tabs')}
          items={TABS.map((id) => ({ id, label: t(`contracts.tab.${id}`) }))}
          selectedId={tab}
          onSelectionChange={(id) => setParameters(id === 'overview' ? {} : { tab: id }, { replace: true })}
          isFlush
          isGrowing
        >
          {tab === 'overview' && (
            <RecordOverview aside={<ContractAside contract={contract} />}>
              {contract.cancelReason !== null && (
                <Section>
                  <InlineAlert tone="warning" title={t('contracts.cancelled')}>
                    {contract.cancelReason}
                  </InlineAlert>
                </Section>
              )}
              <TermsSection terms={contract.terms} />
              <PartnerSection contract={contract} />
              <DocumentsSection documents={contract.documents} />
            </RecordOverview>
          )}
          {tab === 'text' && (
            <Section>
              <div className={css.text}>
                <RichTextView
                  value={contract.text}
                  variables={placeholders}
                  lang={contract.language === 'DE' ? 'de' : 'en'}
                />
              </div>
            </Section>
          )}
          {tab === 'history' && <HistoryTab contractId={contractId} />}
        </Tabs>
      )}
    </>
  );
}
