import type { ImportPreview, ImportRow } from '@resonanz/api-client/influencers';
import { labels } from '@resonanz/domain/labels';
import { firstMessageKey, type MessageKey, textOr, type Translate } from '@resonanz/i18n/messages';
import { messages } from '../messages.ts';

type Words = Translate<MessageKey<typeof messages>>;
type ServiceWords = Translate<MessageKey<typeof labels>>;
type Issue = ImportRow['issues'][number];

/** A field of a row as the columns are mapped; where a row has several channels, with the channel it is of. */
export function fieldName(
  t: Words,
  label: ServiceWords,
  { field, channel, service }: Pick<Issue, 'field' | 'channel' | 'service'>,
): string {
  const name = t(`influencers.import.field.${field}`);
  const ofService =
    service === undefined
      ? name
      : t('influencers.import.priceOf', { service: textOr(label, labels, `service.${service}`, service) });
  return channel === undefined ? ofService : t('influencers.import.ofChannel', { field: ofService, channel });
}

/** What is wrong with a value. */
export const issueSentence = (t: Words, { key }: Issue): string =>
  t(firstMessageKey(messages, [`influencers.import.issue.${key}`], 'influencers.import.issue.other'));

/** A sentence about a value that is left out. */
export const warningSentence = (t: Words, issue: Issue): string =>
  t('influencers.import.preview.leftOut', { sentence: issueSentence(t, issue) });

function remarkOf(t: Words, label: ServiceWords, issue: Issue, sentenceOf = issueSentence): string {
  const sentence = sentenceOf(t, issue);
  // Sentences that end with a colon name a person or something; the other values stand in the row itself.
  return `${fieldName(t, label, issue)}: ${sentence}${sentence.endsWith(':') ? ` ${issue.value}` : ''}`;
}

/** Whether there is anything to correct about a row. */
export const hasRemarks = ({ outcome, warnings }: ImportRow): boolean => outcome === 'error' || warnings.length > 0;

/** What is wrong with the rows that have remarks, one text a row; what is left out of rows that are imported says so. */
export const rowRemarks = (t: Words, label: ServiceWords, { rows }: ImportPreview): { row: number; remark: string }[] =>
  rows.filter(hasRemarks).map(({ row, outcome, issues, warnings }) => {
    const ofWarnings = outcome === 'error' ? issueSentence : warningSentence;
    const remarks = [
      ...issues.map((issue) => remarkOf(t, label, issue)),
      ...warnings.map((issue) => remarkOf(t, label, issue, ofWarnings)),
    ];
    return { row, remark: remarks.join('; ') };
  });
