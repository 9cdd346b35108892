'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type Todo, todoQueries } from '@resonanz/api-client/todos';
import { lazyComponent } from '@resonanz/ui/lazyComponent';

const Dialog = lazyComponent(async () => (await import('../TodoDialog.tsx')).TodoDialog);

/** Props of {@link ConnectedTodoDialog}. */
export interface ConnectedTodoDialogProps {
  /** Whether the reader may see to-dos; without that right nothing is asked for and nothing shown. */
  mayView: boolean;
  /** Whether the dialog has been shown since the log-in; looked at once, when this is mounted. */
  wasShown: boolean;
  /** Called when it is shown: remember that until the log-in ends. */
  onShown: () => void;
  /** Called when all to-dos of today are to be shown, on `/todo?today=1`. */
  onViewAll: () => void;
  /**
   * Whether the reader must not be interrupted, for example because a form has unsaved input. The dialog waits; false
   * by default.
   */
  isBlocked?: boolean;
}

/**
 * Today's to-dos on Resonanz's server: once per log-in (docs/domain/work.md#todays-to-dos), when there are some and the
 * reader may see them. It waits until no other dialog is open. A failure is silent, and what is added later in the day
 * does not bring it up.
 */
export function ConnectedTodoDialog({
  mayView,
  wasShown,
  onShown,
  onViewAll,
  isBlocked = false,
}: ConnectedTodoDialogProps) {
  const [isOver, setOver] = useState(wasShown);
  const [shown, setShown] = useState<readonly Todo[]>([]);
  const [isOpen, setOpen] = useState(false);
  const isAsking = mayView && !isOver;
  const { data, isError } = useQuery({
    ...todoQueries(useApi()).dueOn(),
    enabled: isAsking,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isPageFree = useIsPageFree(isAsking && data !== undefined);
  const isTime = isAsking && data !== undefined && data.length > 0 && isPageFree && !isBlocked;
  const isNothing = isAsking && (isError || data?.length === 0);

  useEffect(() => {
    if (isNothing) setOver(true);
  }, [isNothing]);
  useEffect(() => {
    if (!isTime) return;
    setOver(true);
    setShown(data);
    setOpen(true);
    onShown();
  }, [isTime, data, onShown]);

  return <Dialog isWanted={isOpen} isOpen={isOpen} onOpenChange={setOpen} todos={shown} onViewAll={onViewAll} />;
}

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const never = () => () => {};
const isFree = (): boolean => document.querySelector(DIALOGS) === null;

/** Whether no dialog, drawer or panel is open; only looked at while a caller waits for it. */
function useIsPageFree(isWaiting: boolean): boolean {
  return useSyncExternalStore(isWaiting ? subscribe : never, isFree, () => false);
}
