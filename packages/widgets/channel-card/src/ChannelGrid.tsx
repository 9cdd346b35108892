'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import * as card from './channelCard.css.ts';
import * as css from './ChannelGrid.css.ts';
import { messages } from './messages.ts';
import { useRevealed } from './useRevealed.ts';

/** Props of {@link ChannelGrid}. */
export interface ChannelGridProps<Item> {
  /** What the list is, for assistive technology. */
  'aria-label': string;
  /** What is listed; `undefined` while it loads or when it could not be loaded. */
  items: readonly Item[] | undefined;
  /** What identifies an item. */
  itemKey: (item: Item) => string | number;
  /** Draws the card of an item. */
  children: (item: Item) => ReactNode;
  /** Whether the items could not be loaded; false by default. */
  isFailed?: boolean;
  /** Called when they are to be loaded again after a failure. */
  onReload?: () => void;
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

/**
 * Cards side by side, as many as fit, in one of four states: failed, loading, none, some. Thousands are drawn as they
 * come into sight.
 */
export function ChannelGrid<Item>({
  items,
  itemKey,
  children,
  isFailed = false,
  onReload,
  ...list
}: ChannelGridProps<Item>) {
  const t = useMessages(messages);
  const { revealed, end } = useRevealed(items?.length ?? 0);
  if (!items && isFailed) {
    return (
      <LoadFailure reloadLabel={t('channelCard.reload')} onReload={onReload}>
        {t('channelCard.failed')}
      </LoadFailure>
    );
  }
  if (!items) {
    return (
      <div role="status">
        <VisuallyHidden>{t('channelCard.loading')}</VisuallyHidden>
        <div className={css.grid}>
          {PLACEHOLDERS.map((each) => (
            <div key={each} className={card.card}>
              <div className={card.head}>
                <Skeleton shape="circle" width="36px" />
                <div className={css.lines}>
                  <Skeleton width="64%" />
                  <Skeleton width="44%" />
                </div>
              </div>
              <Skeleton width="34%" />
              <Skeleton width="72%" />
            </div>
          ))}
        </div>
      </div>
    );
  }
  if (items.length === 0) return <EmptyState title={t('channelCard.empty')} />;
  return (
    <>
      <ul {...list} className={css.grid}>
        {items.slice(0, revealed).map((item, at) => (
          <li key={itemKey(item)} className={css.item} aria-setsize={items.length} aria-posinset={at + 1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {revealed < items.length && <div ref={end} className={css.end} />}
    </>
  );
}
