'use client';

import type { Language } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import type { ExportFormat } from '../ExportBar/ExportMenu.tsx';
import { exportMessages } from './messages.ts';

/** Which file of a list is wanted. */
export interface WantedFile {
  /** Kind of file. */
  readonly format: ExportFormat;
  /** Language of heads and values. */
  readonly language: Language;
}

/** What an export needs from where it stands. */
export interface ListExportOptions {
  /** Makes the file and saves it; rejects when it cannot. */
  save: (file: WantedFile) => Promise<void>;
  /**
   * Says an error by `exportMessages`: what the words beside the key fit, else those of the key; for example
   * `useErrorText(exportMessages)` of `@resonanz/api-client/react`.
   */
  say: (error: unknown, fallback: 'records.export.error.other') => string;
  /** Where a failure is shown. */
  toasts: Pick<ToastQueue, 'add'>;
}

/** The `onExport` of a `ListScreen` or an `ExportBar`: wants the file in the language shown, and says why there is none. */
export function useListExport({ save, say, toasts }: ListExportOptions): (format: ExportFormat) => Promise<void> {
  const t = useMessages(exportMessages);
  const { language } = useLanguage();
  return async (format) => {
    try {
      await save({ format, language });
    } catch (error) {
      toasts.add({
        tone: 'bad',
        title: t('records.export.error.title'),
        text: say(error, 'records.export.error.other'),
      });
    }
  };
}
