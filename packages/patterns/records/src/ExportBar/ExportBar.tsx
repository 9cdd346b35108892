'use client';

import { FunnelSimpleIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Counter } from '@resonanz/ui/Counter';
import { messages } from '../messages.ts';
import * as css from './ExportBar.css.ts';
import { type ExportFormat, ExportMenu } from './ExportMenu.tsx';

/** Props of `ExportBar`. */
export interface ExportBarProps {
  /** How many records there are; nothing is said while that is unknown. */
  count: number | undefined;
  /** What stands beside the counter, for example actions on the selection. */
  children?: ReactNode;
  /** Controls at the end, for example sort or columns. */
  end?: ReactNode;
  /** A search field, where no filter panel holds it. */
  search?: ReactNode;
  /** Makes the wanted kind of file, and says why when it cannot; without it there is no export. */
  onExport?: ((format: ExportFormat) => Promise<void>) | undefined;
  /** Opens the filters, where they are hidden. */
  filter?: { readonly activeCount: number; readonly onOpen: () => void } | undefined;
}

/** The bar above a list: record counter, search, export. */
export function ExportBar({ count, children, end, search, onExport, filter }: ExportBarProps) {
  const t = useMessages(messages);

  return (
    <div className={css.bar}>
      <div className={css.start}>
        <span className={css.count} role="status">
          {count === undefined ? '' : t('records.count', { count })}
        </span>
        {children}
      </div>
      {search && <div className={css.search}>{search}</div>}
      <div className={css.end}>
        {filter && (
          <Button
            iconStart={FunnelSimpleIcon}
            aria-label={t('records.filter.open', { count: filter.activeCount })}
            onPress={filter.onOpen}
          >
            {t('records.filter')}
            <Counter count={filter.activeCount} />
          </Button>
        )}
        {end}
        {onExport && <ExportMenu onExport={onExport} />}
      </div>
    </div>
  );
}
