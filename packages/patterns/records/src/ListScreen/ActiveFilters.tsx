'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Chip } from '@resonanz/ui/Chip';
import { Link } from '@resonanz/ui/Link';
import { messages } from '../messages.ts';
import * as css from './ListScreen.css.ts';

/** A filter in force, in words. */
export interface ActiveFilter {
  /** Identifies the chip. */
  readonly id: string;
  /** The filter in words, for example "Follower ab 20.000". */
  readonly label: string;
  /** Takes the filter back. */
  readonly onRemove: () => void;
}

/** Props of `ActiveFilters`. */
export interface ActiveFiltersProps {
  /** The filters in force; nothing is drawn without any. */
  filters: readonly ActiveFilter[];
  /** Takes all of them back. */
  onReset: () => void;
}

/** The filters in force as chips. */
export function ActiveFilters({ filters, onReset }: ActiveFiltersProps) {
  const t = useMessages(messages);
  if (filters.length === 0) return null;
  return (
    <div className={css.chips}>
      <ul className={css.chipList} aria-label={t('records.filter.active')}>
        {filters.map(({ id, label, onRemove }) => (
          <li key={id}>
            <Chip onRemove={onRemove} removeLabel={t('records.filter.remove', { name: label })}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      <Link variant="standalone" onPress={onReset}>
        {t('records.filter.resetAll')}
      </Link>
    </div>
  );
}
