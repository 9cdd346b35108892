import { DownloadSimpleIcon, MegaphoneIcon } from '@phosphor-icons/react';
import { type RefObject, useId } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Popover } from '@resonanz/ui/Popover';
import { Spinner } from '@resonanz/ui/Spinner';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './WatchList.css.ts';
import type { WatchListProps } from './WatchList.tsx';
import { WatchListRows } from './WatchListRows.tsx';

interface WatchListPopupProps extends WatchListProps {
  /** The button it hangs from. */
  heart: RefObject<HTMLButtonElement | null>;
}

/** The dropdown of bookmarked channels. */
export function WatchListPopup({
  heart,
  entries,
  isOpen,
  onOpenChange,
  onRemove,
  onEmpty,
  onAddToCampaign,
  addToCampaignDenial,
  onDownloadExpose,
  isExposePending = false,
  hrefOf,
}: WatchListPopupProps) {
  const t = useMessages(messages);
  const denialId = useId();
  const count = entries?.length ?? 0;
  const close = () => onOpenChange(false);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={heart}
      label={t('watchList.title')}
      width="watchList"
    >
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
            isDisabled={count === 0 || addToCampaignDenial !== undefined}
            {...(addToCampaignDenial === undefined ? {} : { 'aria-describedby': denialId })}
            onPress={() => {
              close();
              onAddToCampaign();
            }}
          >
            {t('watchList.addToCampaign')}
          </Button>
          {addToCampaignDenial !== undefined && (
            <Text id={denialId} variant="caption" tone="muted">
              {addToCampaignDenial}
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
  );
}
