'use client';

import { useState } from 'react';
import type { ExportFormat } from './ExportBar.tsx';

/** The export of a list, as `ListScreen` and `ExportBar` take it. */
export interface ListExport {
  /** Begins it. */
  readonly onExport: (format: ExportFormat) => void;
  /** Whether one is under way. */
  readonly isExporting: boolean;
}

/** The export of a list: `save` makes the file and saves it, and may fetch its code only then; `onRefused` says why there is none. */
export function useExport(save: (format: ExportFormat) => Promise<void>, onRefused: (error: unknown) => void): ListExport {
  const [isExporting, setExporting] = useState(false);
  async function exportList(format: ExportFormat): Promise<void> {
    setExporting(true);
    try {
      await save(format);
    } catch (error) {
      onRefused(error);
    } finally {
      setExporting(false);
    }
  }
  return { onExport: (format) => void exportList(format), isExporting };
}
