import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Question } from '@resonanz/domain/questionnaires';
import { createTransfers, type Transfer, type Transfers, type Upload } from './transfers.ts';

const NONE: readonly Transfer[] = [];
const noUpload: Upload = () => Promise.reject(new Error('The questionnaire has no `upload`. Pass one.'));

/** The files on their way from this questionnaire; they go on while other pages are shown. */
export function useTransfers(
  upload: Upload | undefined,
  onDone: (question: Question, fileId: number) => void,
  isOffline: boolean,
): { readonly transfers: Transfers; readonly list: readonly Transfer[] } {
  const latest = useRef({ upload, onDone });
  useEffect(() => {
    latest.current = { upload, onDone };
  });
  const [transfers] = useState(() =>
    createTransfers(
      (file, context) => (latest.current.upload ?? noUpload)(file, context),
      (question, fileId) => latest.current.onDone(question, fileId),
    ),
  );
  const list = useSyncExternalStore(transfers.subscribe, transfers.list, () => NONE);
  useEffect(() => transfers.setOffline(isOffline), [transfers, isOffline]);
  useEffect(() => transfers.stop, [transfers]);
  return { transfers, list };
}
