import { useInfiniteQuery } from '@tanstack/react-query';
import { type Contract, contractQueries } from '@resonanz/api-client/contracts';
import { useApi } from '@resonanz/api-client/react';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { staffPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { Activity, type NextStep, NextSteps, useChangeEntries } from '@resonanz/records/RecordAside';
import { messages } from '../messages.ts';
import { useContractText } from '../useContractText.ts';

const OWN_STEPS = ['send', 'countersign'] as const;

/** What is next with a contract, and what happened to it. */
export function ContractAside({
  contract: { contractId, may, status, partnerName, linkExpiresAt },
}: {
  contract: Contract;
}) {
  const { t } = useContractText();
  const history = useInfiniteQuery(contractQueries(useApi()).history(contractId));
  const entries = useChangeEntries(history, (field) => textOr(t, messages, `contracts.field.${field}`, field));
  const steps: readonly NextStep[] = [
    ...OWN_STEPS.filter((step) => may.includes(step)).map((step) => ({
      id: step,
      title: t(`contracts.menu.${step}`),
      dueDate: null,
    })),
    ...(status === 'sent'
      ? [
          {
            id: 'partner',
            title: t('contracts.steps.partner'),
            dueDate: linkExpiresAt === null ? null : berlinDay(new Date(linkExpiresAt)),
            note: partnerName,
          },
        ]
      : []),
  ];
  return (
    <>
      <NextSteps steps={steps} />
      <Activity entries={entries} allHref={`${staffPaths.contractView({ contractId })}?tab=history`} />
    </>
  );
}
