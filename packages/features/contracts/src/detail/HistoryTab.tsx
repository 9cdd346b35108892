import { useInfiniteQuery } from '@tanstack/react-query';
import { contractQueries, type ContractTerms } from '@resonanz/api-client/contracts';
import { useApi } from '@resonanz/api-client/react';
import { isValueOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { formatDateTime } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { Section } from '@resonanz/records/Section';
import { messages } from '../messages.ts';
import { type ContractText, useContractText } from '../useContractText.ts';

type Say = (value: unknown) => string;

const ofNumbers =
  (say: (value: number) => string): Say =>
  (value) =>
    typeof value === 'number' ? say(value) : String(value);
const ofTexts =
  (say: (value: string) => string): Say =>
  (value) =>
    typeof value === 'string' ? say(value) : String(value);

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
  const yesOrNo: Say = (isSo) => t(isSo === true ? 'word.yes' : 'word.no');
  return {
    type: (value) => (isValueOf('contractType', value) ? type(value) : String(value)),
    budget: ofNumbers(money),
    startDate: ofTexts(day),
    endDate: ofTexts(day),
    signedPaper: ofNumbers(size),
    remindedAt: ofTexts((at) => formatDateTime(at, language)),
    'terms.services': (services) => (services as ContractTerms['services']).map(service).join(', ') || '–',
    'terms.buyOut': (agreed) => buyOut(agreed as NonNullable<ContractTerms['buyOut']>),
    'terms.labellingDuty': yesOrNo,
    'terms.penalty': yesOrNo,
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
    return say[field]?.(value);
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
