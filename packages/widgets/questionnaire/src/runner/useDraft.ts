import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '@resonanz/domain/questionnaires';
import { countChanges } from './draftAnswers.ts';

const SAVE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 15_000;

/** Saves a draft; rejects when it could not. */
export type SaveDraft = (answers: Answers) => Promise<void>;

/** How the draft is. */
export interface DraftState {
  readonly status: 'idle' | 'saving' | 'failed';
  readonly savedAt: Date | undefined;
  /** Answers that are not saved yet. */
  readonly unsaved: number;
  /** Whether they are on the device meanwhile. */
  readonly isKept: boolean;
}

interface DraftOptions {
  readonly isOffline: boolean;
  readonly savedAt: Date | undefined;
  /** What is saved at the beginning. */
  readonly saved: Answers;
  readonly onKeep: ((answers: Answers) => void) | undefined;
}

/**
 * Keeps a draft on the device at once, and saves it a second after its last change, one call at a time, and again after
 * failures and when online again.
 */
export function useDraft(
  draft: Answers,
  onSave: SaveDraft | undefined,
  { isOffline, savedAt: savedBefore, saved: savedAtFirst, onKeep }: DraftOptions,
): DraftState & { readonly saveNow: () => Promise<void> } {
  const [saved, setSaved] = useState(savedAtFirst);
  const [savedAt, setSavedAt] = useState(savedBefore);
  const [status, setStatus] = useState<DraftState['status']>('idle');
  const unsaved = onSave ? countChanges(saved, draft) : 0;
  const latest = useRef({ draft, saved, onSave });
  const running = useRef<Promise<void> | null>(null);
  useEffect(() => {
    latest.current = { ...latest.current, draft, onSave };
  });

  const saveNow = useCallback((): Promise<void> => {
    async function save(): Promise<void> {
      const { draft: sent, saved: before, onSave: send } = latest.current;
      if (!send || countChanges(before, sent) === 0) return;
      setStatus('saving');
      try {
        await send(sent);
        latest.current = { ...latest.current, saved: sent };
        setSaved(sent);
        setSavedAt(new Date());
        setStatus('idle');
      } catch {
        setStatus('failed');
      }
    }
    // What changed while a call was under way goes with the next one.
    const next = (running.current ?? Promise.resolve()).then(save);
    const mine = next.finally(() => {
      if (running.current === mine) running.current = null;
    });
    running.current = mine;
    return mine;
  }, []);

  const keep = useRef(onKeep);
  useEffect(() => {
    keep.current = onKeep;
  });
  // What is not saved is on the device before anything else is tried.
  const kept = useRef(draft);
  useEffect(() => {
    if (countChanges(kept.current, draft) === 0) return;
    kept.current = draft;
    keep.current?.(draft);
  }, [draft]);

  const hasFailed = status === 'failed';
  const isSaving = status === 'saving';
  useEffect(() => {
    if (unsaved === 0 || isOffline || isSaving) return;
    const timer = setTimeout(() => void saveNow(), hasFailed ? RETRY_AFTER_MS : SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, unsaved, isOffline, isSaving, hasFailed, saveNow]);

  return { status, savedAt, unsaved, isKept: onKeep !== undefined, saveNow };
}
