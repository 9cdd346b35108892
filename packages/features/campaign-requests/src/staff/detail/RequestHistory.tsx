import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { requestAdministrationQueries } from '@resonanz/api-client/requestAdministration';
import { labels } from '@resonanz/domain/labels';
import { formatDate, formatDateTime } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { Section } from '@resonanz/records/Section';
import { money } from '../../money.ts';
import { useRequestChoices } from '../list/useRequestChoices.ts';
import { messages } from '../messages.ts';

/** Fields whose values have words of their own, by the beginning of their keys. */
const WORDS: Readonly<Record<string, string>> = {
  status: 'requestStatus',
  ndaStatus: 'requestNdaStatus',
  targetGroups: 'gender',
  ageBands: 'ageBand',
  countries: 'country',
  categories: 'category',
  productCategory: 'productCategory',
};
const DAYS: ReadonlySet<string> = new Set(['startDate', 'postingFrom', 'postingTo']);
const FLAGS: ReadonlySet<string> = new Set(['activeStatus', 'archive', 'ndaRequired']);

/** What happened to a request, the newest first. */
export function RequestHistory({ campaignRequestId }: { campaignRequestId: number }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const { people } = useRequestChoices();
  const history = useInfiniteQuery(requestAdministrationQueries(useApi()).history(campaignRequestId));

  function valueText(field: string, value: unknown): string | undefined {
    const prefix = WORDS[field];
    if (prefix !== undefined) {
      const one = (each: unknown) => textOr(label, labels, `${prefix}.${String(each)}`, String(each));
      return Array.isArray(value) ? value.map(one).join(', ') || undefined : one(value);
    }
    if (DAYS.has(field)) return formatDate(String(value), language);
    if (field === 'withdrawnAt') return formatDateTime(String(value), language);
    if (FLAGS.has(field)) return t(value === 1 || value === true ? 'word.yes' : 'word.no');
    if (field === 'budget' && typeof value === 'number') return money(value, language);
    if (field === 'assigneeUserId') return people.find(({ id }) => id === value)?.label ?? `#${String(value)}`;
    if (field === 'goal') return textOr(t, messages, `requests.goal.${String(value)}`, String(value));
    return undefined;
  }

  return (
    <Section>
      <ChangeHistory
        {...changesOf(history)}
        fieldLabel={(field) => textOr(t, messages, `requests.field.${field}`, field)}
        valueText={valueText}
      />
    </Section>
  );
}
