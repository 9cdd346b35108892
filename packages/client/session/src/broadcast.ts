import type { Area } from '@resonanz/domain/roles';
import type { EndReason } from './sessionState.ts';

/** What tabs of one browser tell each other. */
export type AuthMessage =
  | { readonly kind: 'loggedIn'; readonly area: Area; readonly userId: number }
  | { readonly kind: 'loggedOut'; readonly area: Area; readonly reason: EndReason | null };

/** Connects to the other tabs; returns how to tell them and how to leave. */
export function joinTabs(onMessage: (message: AuthMessage) => void): { tell: (message: AuthMessage) => void; leave: () => void } {
  const channel = new BroadcastChannel('auth-state');
  channel.onmessage = ({ data }: MessageEvent<AuthMessage>) => onMessage(data);
  return { tell: (message) => channel.postMessage(message), leave: () => channel.close() };
}
