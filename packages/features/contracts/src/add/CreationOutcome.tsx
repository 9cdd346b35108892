import type { ContractCreation } from '@resonanz/api-client/contracts';
import { staffPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormPage, FormSection } from '@resonanz/records/FormParts';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Table } from '@resonanz/ui/Table';
import { ContractStatusTag } from '../ContractStatusTag.tsx';
import { messages } from '../terms/messages.ts';
import { useContractText } from '../useContractText.ts';
import * as css from './CreationOutcome.css.ts';

/** Which drafts were made, and for whom none was, with the reason. */
export function CreationOutcome({ outcome: { created, refused } }: { outcome: ContractCreation }) {
  const t = useMessages(messages);
  const { money } = useContractText();
  const fixed = hasCents(created.map(({ budget }) => budget));
  return (
    <FormPage>
      <FormSection
        title={t('contractForm.outcome', { count: created.length })}
        lead={created.length > 0 && t('contractForm.outcome.lead')}
        takesFocus
      >
        {refused.length > 0 && (
          <InlineAlert tone="warning" title={t('contractForm.outcome.rejected', { count: refused.length })}>
            <ul className={css.reasons}>
              {refused.map(({ entryId, partnerName, reason }) => (
                <li key={entryId}>{t(`contractForm.outcome.${reason}`, { name: partnerName })}</li>
              ))}
            </ul>
          </InlineAlert>
        )}
        {created.length > 0 && (
          <Table
            caption={t('contractForm.outcome.created')}
            rows={created}
            getRowId={({ contractId }) => contractId}
            columns={[
              {
                id: 'partner',
                header: t('contractForm.partner.name'),
                isRowHeader: true,
                cell: ({ contractId, partnerName }) => (
                  <TitleLink href={staffPaths.contractView({ contractId })}>{partnerName}</TitleLink>
                ),
              },
              {
                id: 'budget',
                header: t('word.fee'),
                align: 'end',
                cell: ({ budget }) => money(budget, fixed),
              },
              {
                id: 'status',
                header: t('contractForm.outcome.status'),
                cell: (row) => <ContractStatusTag contract={row} />,
              },
            ]}
          />
        )}
        <FormButtons>
          <Button variant="solid" href={staffPaths.contract()}>
            {t('contractForm.outcome.list')}
          </Button>
        </FormButtons>
      </FormSection>
    </FormPage>
  );
}
