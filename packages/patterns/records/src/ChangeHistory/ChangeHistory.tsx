'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import * as css from './ChangeHistory.css.ts';
import { ChangeLineItem, type ChangeWords } from './ChangeLineItem.tsx';

/** One field that was changed; the wire's `HistoryChange`. */
export interface FieldChange {
  /** Name of the field, as `fieldLabel` takes it. */
  readonly field: string;
  /** Old value; null or nothing when there was none. */
  readonly before?: unknown;
  /** New value; null or nothing when there is none. */
  readonly after?: unknown;
  /** The reader may know that it changed, but not the values. */
  readonly masked: boolean;
}

/** What happened at one moment; the wire's `HistoryLine` fits. */
export interface ChangeLine {
  /** Identifies the line. */
  readonly historyId: number;
  /** An instant as ISO text with Z. */
  readonly at: string;
  /** Who did it; null when the account is gone or the server did it by itself. */
  readonly userName: string | null;
  /** 1 add, 2 update, 3 status change, 4 delete. */
  readonly action: 1 | 2 | 3 | 4;
  /** The fields that changed. */
  readonly changes: readonly FieldChange[];
  /** Why, when the user said so. */
  readonly reason: string | null;
}

/** Props of `ChangeHistory`. */
export interface ChangeHistoryProps<Line extends ChangeLine> extends ChangeWords<Line> {
  /** The newest first; undefined while they are loading or when that has failed. */
  lines: readonly Line[] | undefined;
  /** Whether the lines, or the older ones, could not be loaded. */
  hasFailed?: boolean;
  /** Loads again after a failure. */
  onReload?: (() => void) | undefined;
  /** Loads older lines; left out when there are none. */
  onOlder?: (() => void) | undefined;
  /** Whether older lines are on their way. */
  isLoadingOlder?: boolean;
  /** Whether only some of the lines were asked for: none of them then does not mean that nothing happened. */
  isNarrowed?: boolean;
}

/**
 * What happened to a record, the newest first: who, when, each field with its old and new value, and why.
 *
 * @source docs/domain/lists.md#detail-pages
 */
export function ChangeHistory<Line extends ChangeLine>({
  lines,
  hasFailed = false,
  onReload,
  onOlder,
  isLoadingOlder = false,
  isNarrowed = false,
  ...words
}: ChangeHistoryProps<Line>) {
  const t = useMessages(messages);
  const failure = hasFailed && (
    <LoadFailure reloadLabel={t('records.reload')} onReload={onReload}>
      {t('records.history.failed')}
    </LoadFailure>
  );
  if (lines === undefined && hasFailed) return failure;
  if (lines === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>{t('records.history.loading')}</VisuallyHidden>
        <Stack space={4}>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </div>
    );
  }
  if (lines.length === 0)
    return <EmptyState size="line" title={t(isNarrowed ? 'records.history.noMatch' : 'records.history.empty')} />;
  return (
    <Stack space={6}>
      <ol className={css.list} aria-label={t('records.history')}>
        {lines.map((line) => (
          <ChangeLineItem key={line.historyId} line={line} {...words} />
        ))}
      </ol>
      {failure}
      {onOlder && !hasFailed && (
        <div>
          <Button variant="quiet" isPending={isLoadingOlder} onPress={onOlder}>
            {t('records.history.older')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
