'use client';

import { CaretDownIcon, ExportIcon, FunnelSimpleIcon } from '@phosphor-icons/react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Counter } from '@resonanz/ui/Counter';
import { LazyMenu } from '../LazyMenu/LazyMenu.tsx';
import { messages } from '../messages.ts';
import * as css from './ExportBar.css.ts';

/** File kinds a list can be exported to. */
export type ExportFormat = 'csv' | 'xlsx';

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

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** The bar above a list: record counter, search, export. */
export function ExportBar({ count, children, end, search, onExport, filter }: ExportBarProps) {
  const t = useMessages(messages);
  const [isExporting, setExporting] = useState(false);

  async function exportAs(format: ExportFormat): Promise<void> {
    setExporting(true);
    try {
      await onExport?.(format);
    } finally {
      setExporting(false);
    }
  }

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
        {onExport && (
          <LazyMenu
            label={t('records.export')}
            placement="bottom end"
            trigger={
              <Button iconStart={ExportIcon} iconEnd={CaretDownIcon} isPending={isExporting}>
                {t('records.export')}
              </Button>
            }
            sections={[
              {
                id: 'formats',
                items: FORMATS.map((format) => ({
                  id: format,
                  label: t(`records.export.${format}`),
                  onAction: () => void exportAs(format),
                })),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}
