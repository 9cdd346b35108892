import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { testerQueries } from '@resonanz/api-client/testers';
import { textOr } from '@resonanz/i18n/messages';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { Section } from '@resonanz/records/Section';
import { messages } from '../messages.ts';
import { useTesterText } from '../useTesterText.ts';

/** What happened to the account of a tester. */
export function TesterHistory({ userId }: { userId: number }) {
  const { t, labelled, word, words, number, day, yesOrNo } = useTesterText();
  const history = useInfiniteQuery(testerQueries(useApi()).history(userId));
  function valueText(field: string, value: unknown): string | undefined {
    if (typeof value === 'boolean') return yesOrNo(value);
    if (typeof value === 'number') return number(value);
    if (Array.isArray(value)) {
      if (field === 'categories') return words('testerCategory', value as number[]);
      return field === 'pets' ? words('pet', value as string[]) : value.join(', ');
    }
    if (typeof value !== 'string') return undefined;
    if (field === 'gender' || field === 'country' || field === 'federalState') return labelled(field, value);
    if (field === 'maritalStatus') return word('relationshipStatus', value);
    if (field === 'profession' || field === 'training' || field === 'nourishment') return word(field, value);
    return field === 'dob' ? day(value) : undefined;
  }
  return (
    <Section title={t('word.history')}>
      <ChangeHistory
        {...changesOf(history)}
        fieldLabel={(field) => textOr(t, messages, `testerUsers.field.${field}`, field)}
        valueText={valueText}
      />
    </Section>
  );
}
