'use client';

import { DownloadSimpleIcon, HeartIcon, MegaphoneIcon } from '@phosphor-icons/react';
import type { components } from '@resonanz/contract/types';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Popover } from '@resonanz/ui/Popover';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { Spinner } from '@resonanz/ui/Spinner';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { useId, useRef } from 'react';
import { messages } from './messages.ts';
import * as css from './WatchList.css.ts';
import { WatchListRows } from './WatchListRows.tsx';

/** A channel on the watch list as it travels (001 §3). */
export type WatchListItem = components['schemas']['WatchListEntry'];

/** Props of {@link WatchList}. */
export interface WatchListProps {
  /** The bookmarked channels, newest first; `undefined` while they load. */
  entries: readonly WatchListItem[] | undefined;
  /** Whether the dropdown is shown; controlled, because it excludes the user menu. */
  isOpen: boolean;
  /** Called when the heart or the dropdown asks to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when one channel is to be removed. */
  onRemove: (entry: WatchListItem) => void;
  /** Called by "Empty list"; offer an undo. */
  onEmpty: () => void;
  /** Called by "Add to campaign", after the dropdown has asked to close; whoever mounts the list opens the dialog. */
  onAddToCampaign: () => void;
  /** Why channels cannot be added, for users without the right; the button is disabled then. */
  addToCampaignRefusal?: string;
  /** Called by "Download expose"; without it there is no such button. */
  onDownloadExpose?: () => void;
  /** Whether the expose is on its way. */
  isExposePending?: boolean;
  /** Address of a channel's profile; without it names are no links. */
  hrefOf?: (entry: WatchListItem) => string;
}

/** The heart of the header with its counter, and the dropdown of bookmarked channels (001 §2.5). */
export function WatchList({
  entries,
  isOpen,
  onOpenChange,
  onRemove,
  onEmpty,
  onAddToCampaign,
  addToCampaignRefusal,
  onDownloadExpose,
  isExposePending = false,
  hrefOf,
}: WatchListProps) {
  const t = useMessages(messages);
  const heart = useRef<HTMLButtonElement>(null);
  const refusalId = useId();
  const count = entries?.length ?? 0;
  const close = () => onOpenChange(false);
  const name = entries === undefined ? t('watchList.title') : t('watchList.button', { count, shown: count > 99 ? '99+' : count });
  return (
    <>
      <ShellButton
        ref={heart}
        label={name}
        icon={HeartIcon}
        count={count}
        isExpanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
      />
      {/* Hearts of rows change the number from elsewhere on the page. */}
      <VisuallyHidden role="status">{entries && name}</VisuallyHidden>
      <Popover isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={heart} label={t('watchList.title')} width="watchList">
        <div className={css.ground}>
          <div className={css.head}>
            <Heading level={2}>{t('watchList.title')}</Heading>
            {count > 0 && (
              <Link variant="standalone" onPress={onEmpty}>
                {t('watchList.empty')}
              </Link>
            )}
          </div>
          {entries === undefined && (
            <div className={css.loading} role="status">
              <Spinner label={t('watchList.loading')} />
            </div>
          )}
          {entries?.length === 0 && (
            <EmptyState title={t('watchList.nothing')} size="panel">
              {t('watchList.hint')}
            </EmptyState>
          )}
          {entries !== undefined && count > 0 && (
            <WatchListRows entries={entries} fallback={heart} hrefOf={hrefOf} onOpen={close} onRemove={onRemove} />
          )}
          <div className={css.foot}>
            <Button
              tone="accent"
              variant="solid"
              iconStart={MegaphoneIcon}
              isFullWidth
              isDisabled={count === 0 || addToCampaignRefusal !== undefined}
              {...(addToCampaignRefusal === undefined ? {} : { 'aria-describedby': refusalId })}
              onPress={() => {
                close();
                onAddToCampaign();
              }}
            >
              {t('watchList.addToCampaign')}
            </Button>
            {addToCampaignRefusal !== undefined && (
              <Text id={refusalId} variant="caption" tone="muted">
                {addToCampaignRefusal}
              </Text>
            )}
            {onDownloadExpose && (
              <Button
                variant="outline"
                iconStart={DownloadSimpleIcon}
                isFullWidth
                isDisabled={count === 0}
                isPending={isExposePending}
                onPress={onDownloadExpose}
              >
                {t('watchList.downloadExpose')}
              </Button>
            )}
          </div>
        </div>
      </Popover>
    </>
  );
}
