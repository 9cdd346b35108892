import type { ReactNode } from 'react';

/** What a toast means: done, failed, for information, or under way. */
export type ToastTone = 'ok' | 'bad' | 'info' | 'note';

/** What can be done about a toast. */
export interface ToastAction {
  /** Words of the button. */
  label: string;
  /** Called by a press. */
  onPress: () => void;
  /** Where a press counts: on the words (default), or anywhere on the toast, for news that lead somewhere. */
  pressArea?: 'words' | 'toast';
}

/** What a toast says. */
export interface ToastContent {
  /** Meaning; chooses colour and icon, and how loudly it is announced. */
  tone: ToastTone;
  /** First line. */
  title: string;
  /** Second line. */
  text?: string;
  /** One thing to do about it; pressing it closes the toast. */
  action?: ToastAction;
  /** Icon in place of the tone's own. */
  icon?: ReactNode;
  /** Identifier of the subject when the text is ambiguous: the same text about something else is another toast. */
  about?: string;
}

/** A toast in the queue. */
export interface QueuedToast extends ToastContent {
  /** Identifier, for `close`. */
  id: string;
  /** How often the same was said. */
  count: number;
}

/** The toasts of an app; made once with `createToastQueue`, shown by `ToastRegion`. */
export interface ToastQueue {
  /** Adds a toast on top and returns its id; the same words again only raise the counter of the first. */
  add: (toast: ToastContent) => string;
  /** Takes one away. */
  close: (id: string) => void;
  /** Takes all away. */
  closeAll: () => void;
  /** Calls back on every change; returns the way to stop it. */
  subscribe: (onChange: () => void) => () => void;
  /** All toasts, the newest first. */
  getToasts: () => readonly QueuedToast[];
}

const isSame = (a: ToastContent, b: ToastContent) =>
  a.tone === b.tone &&
  a.title === b.title &&
  a.text === b.text &&
  a.about === b.about &&
  a.action?.label === b.action?.label;

/** Makes a queue of toasts. They stay until they are closed. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let made = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add(content) {
      const same = toasts.find((toast) => isSame(toast, content));
      made += 1;
      const id = same?.id ?? `toast-${made}`;
      set([{ ...content, id, count: (same?.count ?? 0) + 1 }, ...toasts.filter((toast) => toast !== same)]);
      return id;
    },
    close: (id) => set(toasts.filter((toast) => toast.id !== id)),
    closeAll: () => set([]),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getToasts: () => toasts,
  };
}
