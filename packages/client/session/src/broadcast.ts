import type { Area } from '@resonanz/domain/roles';
import type { EndReason } from './sessionState.ts';
import { isRecord } from './storage.ts';

/** The messages between the tabs of one browser (docs/domain/sessions.md#tabs); `loginId` says which log-in it is about. */
export type AuthMessage =
  | { readonly kind: 'loggedIn'; readonly area: Area; readonly loginId: string }
  | { readonly kind: 'loggedOut'; readonly area: Area; readonly loginId: string; readonly reason: EndReason | null };

const isArea = (value: unknown): value is Area => value === 'staff' || value === 'brand' || value === 'testerworld';

/** Reads what arrived on the channel, where everything of this origin may speak; null for what is no message. */
export function readMessage(data: unknown): AuthMessage | null {
  if (!isRecord(data)) return null;
  const { kind, area, loginId, reason } = data;
  if (!isArea(area) || typeof loginId !== 'string') return null;
  if (kind === 'loggedIn') return { kind, area, loginId };
  if (kind !== 'loggedOut') return null;
  return { kind, area, loginId, reason: reason === 'forbidden' || reason === 'expired' ? reason : null };
}

/** Connects to the other tabs; returns how to publish a message and how to leave. */
export function joinTabs(onMessage: (message: AuthMessage) => void): {
  publish: (message: AuthMessage) => void;
  leave: () => void;
} {
  const channel = new BroadcastChannel('auth-state');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message) onMessage(message);
  };
  return { publish: (message) => channel.postMessage(message), leave: () => channel.close() };
}
