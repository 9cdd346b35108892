import { useInfiniteQuery } from '@tanstack/react-query';
import { contractQueries, type ContractTerms } from '@resonanz/api-client/contracts';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { formatDateTime } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { Section } from '@resonanz/records/Section';
import { messages } from '../messages.ts';
import { type ContractText, useContractText } from '../useContractText.ts';

type Say = (value: never) => string;

/** How values that are no words are said, by field. */
function sayings({
  t,
  money,
  day,
  type,
  size,
  service,
  buyOut,
  language,
}: ContractText): Readonly<Record<string, Say>> {
  return {
    type,
    budget: money,
    startDate: day,
    endDate: day,
    signedPaper: size,
    remindedAt: (at: string) => formatDateTime(at, language),
    'terms.services': (services: ContractTerms['services']) => services.map(service).join(', ') || '–',
    'terms.buyOut': (agreed: NonNullable<ContractTerms['buyOut']>) => buyOut(agreed),
    'terms.labellingDuty': (isSo: boolean) => t(isSo ? 'word.yes' : 'word.no'),
    'terms.penalty': (isSo: boolean) => t(isSo ? 'word.yes' : 'word.no'),
  };
}

/** What happened to a contract, the newest first. */
export function HistoryTab({ contractId }: { contractId: number }) {
  const words = useContractText();
  const { t } = words;
  const label = useMessages(labels);
  const history = useInfiniteQuery(contractQueries(useApi()).history(contractId));
  const say = sayings(words);

  function valueText(field: string, value: unknown): string | undefined {
    if (value === null || value === undefined) return undefined;
    if (field === 'status') return textOr(label, labels, `contractStatus.${String(value)}`, String(value));
    return say[field]?.(value as never);
  }

  return (
    <Section>
      <ChangeHistory
        {...changesOf(history)}
        fieldLabel={(field) => textOr(t, messages, `contracts.field.${field}`, field)}
        valueText={valueText}
      />
    </Section>
  );
}
