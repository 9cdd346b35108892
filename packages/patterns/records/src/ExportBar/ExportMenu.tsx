'use client';

import { CaretDownIcon, ExportIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { LazyMenu } from '../LazyMenu/LazyMenu.tsx';
import { messages } from '../messages.ts';

/** File kinds a list can be exported to. */
export type ExportFormat = 'csv' | 'xlsx';

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  /** Makes the wanted kind of file, and says why when it cannot. */
  onExport: (format: ExportFormat) => Promise<void>;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** The button that exports to a file of a kind to choose, where there is no bar above a list. */
export function ExportMenu({ onExport }: ExportMenuProps) {
  const t = useMessages(messages);
  const [isExporting, setExporting] = useState(false);

  async function exportAs(format: ExportFormat): Promise<void> {
    setExporting(true);
    try {
      await onExport(format);
    } finally {
      setExporting(false);
    }
  }

  return (
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
  );
}
