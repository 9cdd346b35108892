import { useMemo } from 'react';
import type { GridLabels } from '@resonanz/grid/DataGrid';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** The words of the grid. */
export function useGridLabels(): GridLabels {
  const t = useMessages(messages);
  return useMemo(
    () => ({
      help: t('campaigns.grid.help'),
      yes: t('campaigns.grid.yes'),
      no: t('campaigns.grid.no'),
      invalid: t('campaigns.grid.invalid'),
      readOnly: t('campaigns.grid.readOnly'),
      saving: t('campaigns.grid.saving'),
      saved: t('campaigns.grid.saved'),
      savedMany: (count) => t('campaigns.grid.savedMany', { count }),
      waiting: t('campaigns.grid.waiting'),
      notSaved: t('campaigns.grid.notSaved'),
      retry: t('campaigns.grid.retry'),
      revert: t('campaigns.grid.revert'),
      keepMine: t('campaigns.grid.keepMine'),
      takeTheirs: t('campaigns.grid.takeTheirs'),
      toCheck: (count) => t('campaigns.grid.toCheck', { count }),
      showCell: (row, column) => t('campaigns.grid.showCell', { row, column }),
      changedElsewhere: t('campaigns.grid.changedElsewhere'),
      changedWhileEditing: (value) => t('campaigns.grid.changedWhileEditing', { value }),
      block: (rows, columns) => t('campaigns.grid.block', { rows, columns }),
      copied: (count) => t('campaigns.grid.copied', { count }),
      pasted: (changed, skipped) => t('campaigns.grid.pasted', { changed, skipped }),
      filled: (count) => t('campaigns.grid.filled', { count }),
      cleared: (count) => t('campaigns.grid.cleared', { count }),
      undone: (count) => t('campaigns.grid.undone', { count }),
      redone: (count) => t('campaigns.grid.redone', { count }),
      loading: t('campaigns.grid.loading'),
      sorted: (header, direction) => t(`campaigns.grid.${direction}`, { header }),
      noOption: t('campaigns.grid.noOption'),
      openList: t('campaigns.grid.openList'),
      removeOption: (label) => t('campaigns.grid.removeOption', { label }),
      openCalendar: t('campaigns.grid.openCalendar'),
    }),
    [t],
  );
}
