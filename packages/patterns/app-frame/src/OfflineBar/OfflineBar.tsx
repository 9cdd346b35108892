'use client';

import { WifiSlashIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { Link } from '@resonanz/ui/Link';
import { messages } from '../messages.ts';
import * as css from './OfflineBar.css.ts';

/** Props of `OfflineBar`. */
export interface OfflineBarProps {
  /** Whether the server can't be reached. */
  isOffline: boolean;
  /** Called by "Try now"; without it there is no such link. */
  onRetry?: () => void;
}

/** Says that the connection is lost; announced politely, and gone once it is back. */
export function OfflineBar({ isOffline, onRetry }: OfflineBarProps) {
  const t = useMessages(messages);
  return (
    <div role="status">
      {isOffline && (
        <div className={css.bar}>
          <span className={css.words}>
            <span className={css.icon}>
              <Icon icon={WifiSlashIcon} size="small" />
            </span>
            {t('appFrame.offline')}
          </span>
          {onRetry && (
            <Link variant="standalone" tone="inherit" onPress={onRetry}>
              {t('appFrame.offline.retry')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
