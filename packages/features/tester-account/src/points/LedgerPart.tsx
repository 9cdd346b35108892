import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TesterBooking } from '@resonanz/api-client/testerAccount';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Select } from '@resonanz/ui/Select';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { ofYear, yearsOf } from './ledger.ts';
import { LedgerTable } from './LedgerTable.tsx';

const PAGE = 20;
/** What stands side by side; more years are a list. */
const MAX_SEGMENTS = 4;

interface YearChoiceProps {
  years: readonly string[];
  year: string;
  onChange: (year: string) => void;
}

function YearChoice({ years, year, onChange }: YearChoiceProps) {
  const t = useMessages(messages);
  const label = t('testerAccount.points.year');
  if (years.length === 1) return null;
  return years.length > MAX_SEGMENTS ? (
    <Select
      label={label}
      items={years.map((id) => ({ id, label: id }))}
      selectedId={year}
      onSelectionChange={onChange}
    />
  ) : (
    <SegmentedControl
      label={label}
      items={years.map((value) => ({ value, label: value }))}
      value={year}
      onChange={onChange}
    />
  );
}

/** The bookings of a year, which the address keeps; more of them on demand. */
export function LedgerPart({ bookings, today }: { bookings: readonly TesterBooking[]; today: string }) {
  const t = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const years = yearsOf(bookings, today);
  const asked = parameters.get('year');
  const year = years.find((one) => one === asked) ?? today.slice(0, 4);
  const [shown, setShown] = useState({ year, count: PAGE });
  const count = shown.year === year ? shown.count : PAGE;
  const all = ofYear(bookings, year);
  return (
    <Section
      title={t('testerAccount.points.bookings')}
      action={
        <YearChoice
          years={years}
          year={year}
          onChange={(next) => setParameters({ year: next }, { replace: true, preventScrollReset: true })}
        />
      }
    >
      {all.length === 0 ? (
        <EmptyState
          title={
            bookings.length === 0 ? t('testerAccount.points.empty') : t('testerAccount.points.emptyYear', { year })
          }
        >
          {t('testerAccount.points.emptyText')}
        </EmptyState>
      ) : (
        <>
          <LedgerTable bookings={all.slice(0, count)} year={year} all={all} />
          <Spread>
            <Text variant="caption" tone="muted" isTabular>
              {t('testerAccount.points.shown', { shown: Math.min(count, all.length), count: all.length })}
            </Text>
            {count < all.length && (
              <Button onPress={() => setShown({ year, count: count + PAGE })}>{t('testerAccount.points.more')}</Button>
            )}
          </Spread>
        </>
      )}
    </Section>
  );
}
