import type { ImportPreview, ImportRow } from '@resonanz/api-client/influencers';
import { firstMessageKey, type MessageKey, type Translate } from '@resonanz/i18n/messages';
import { messages } from '../messages.ts';

type Words = Translate<MessageKey<typeof messages>>;
type Issue = ImportRow['issues'][number];

/** The field that must be corrected, as the columns are mapped. */
export const issueField = (t: Words, { field }: Issue): string => t(`influencers.import.field.${field}`);

/** What is wrong with it. */
export const issueSentence = (t: Words, { key }: Issue): string =>
  t(firstMessageKey(messages, [`influencers.import.issue.${key}`], 'influencers.import.issue.other'));

function remarkOf(t: Words, issue: Issue): string {
  const sentence = issueSentence(t, issue);
  // Sentences that end with a colon name somebody or something; the other values stand in the row itself.
  return `${issueField(t, issue)}: ${sentence}${sentence.endsWith(':') ? ` ${issue.value}` : ''}`;
}

/** What is wrong with the faulty rows of a preview, one text a row. */
export const rowRemarks = (t: Words, { rows }: ImportPreview): { row: number; remark: string }[] =>
  rows.flatMap(({ row, outcome, issues }) => (outcome === 'error' ? [{ row, remark: issues.map((issue) => remarkOf(t, issue)).join('; ') }] : []));
