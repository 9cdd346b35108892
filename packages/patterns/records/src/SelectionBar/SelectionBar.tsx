'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import { messages } from '../messages.ts';
import * as css from './SelectionBar.css.ts';

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  /** How many records are selected; the bar is drawn from 1 on. */
  count: number;
  /** The most that an action takes, for example 50. */
  max?: number;
  /** What can be done with the selection: ghost buttons. */
  children?: ReactNode;
  /** Takes the selection back. */
  onClear: () => void;
}

/** Says what is selected, up to what limit, and what can be done with it. */
export function SelectionBar({ count, max = 0, children, onClear }: SelectionBarProps) {
  const t = useMessages(messages);
  if (count === 0) return null;
  return (
    <div className={css.bar} role="group" aria-label={t('records.selection')}>
      <span className={css.count} role="status">
        {t('records.selected', { count, max })}
      </span>
      <div className={css.actions}>{children}</div>
      <Link variant="standalone" onPress={onClear}>
        {t('records.selection.clear')}
      </Link>
    </div>
  );
}
