'use client';

import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';

/** Props of `StaleNotice`. */
export interface StaleNoticeProps {
  /** Who has changed the record since it was read; null when that is not known. */
  name: string | null;
  /** When, as ISO text with Z. */
  at: string;
  /** Reloads the record and gives the input up. */
  onReload: () => void;
  /** Keeps what was entered, to be saved over the other change; left out where that cannot be. */
  onKeep?: (() => void) | undefined;
  /** Whether the record is being refetched. */
  isReloading?: boolean;
}

/**
 * Says in a form that another user has changed the record meanwhile, and lets the user choose whose values stay.
 *
 * @source docs/domain/lists.md#detail-pages
 */
export function StaleNotice({ name, at, onReload, onKeep, isReloading = false }: StaleNoticeProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const moment = formatDateTime(at, language);
  return (
    <InlineAlert
      tone="warning"
      role="alert"
      title={name === null ? t('records.stale.unknown') : t('records.stale', { name })}
      action={
        <Inline space={3}>
          <Button isPending={isReloading} onPress={onReload}>
            {t('records.stale.reload')}
          </Button>
          {onKeep && (
            <Button variant="quiet" isDisabled={isReloading} onPress={onKeep}>
              {t('records.stale.keep')}
            </Button>
          )}
        </Inline>
      }
    >
      {t(onKeep ? 'records.stale.choose' : 'records.stale.at', { moment })}
    </InlineAlert>
  );
}
