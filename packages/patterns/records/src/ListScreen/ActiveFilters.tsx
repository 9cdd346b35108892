'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import { TagGroup } from '@resonanz/ui/TagGroup';
import { messages } from '../messages.ts';
import * as css from './ActiveFilters.css.ts';

/** A filter in force, in words. */
export interface ActiveFilter {
  /** Identifies the tag. */
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

/** The filters in force as tags that can be taken away. */
export function ActiveFilters({ filters, onReset }: ActiveFiltersProps) {
  const t = useMessages(messages);
  if (filters.length === 0) return null;
  return (
    <div className={css.chips}>
      <TagGroup
        label={t('records.filter.active')}
        hidesLabel
        items={filters}
        removeLabel={(name) => t('records.filter.remove', { name })}
        onRemove={(id) => filters.find((filter) => filter.id === id)?.onRemove()}
      />
      <Link variant="standalone" onPress={onReset}>
        {t('records.filter.resetAll')}
      </Link>
    </div>
  );
}
