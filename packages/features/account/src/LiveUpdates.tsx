import type { NotificationPanelKind } from '@resonanz/domain/notifications';
import { lazyComponent } from '@resonanz/ui/lazyComponent';

/** Props of `LiveUpdates`. */
export interface LiveUpdatesProps {
  /** Whose notifications arrive. */
  panel: NotificationPanelKind;
}

const Following = lazyComponent(async () => (await import('./LiveFollowing.tsx')).LiveFollowing);

/**
 * Keeps lists true while the server reports what happened elsewhere, and says that mails have come in; draws nothing
 * itself. It begins when the page is drawn.
 */
export function LiveUpdates(props: LiveUpdatesProps) {
  return <Following isWanted {...props} />;
}
