import { WarningCircleIcon } from '@phosphor-icons/react';
import { Icon } from '../Icon/Icon.tsx';
import type { CellNews, Cells } from '../Table/CellEdit.ts';
import * as css from './newsOf.css.ts';

/** Announcements for a table's cells: whether one has just been saved, and each distinct error message. */
export function newsOf(cells: Cells): CellNews {
  const states = [...cells.values()].flatMap((row) => Object.values(row));
  const sentences = [...new Set(states.flatMap((state) => (state.status === 'rejected' ? [state.message] : [])))];
  return {
    hasSaved: states.some(({ status }) => status === 'saved'),
    rejected: sentences.join(' '),
    errors: sentences.length > 0 && (
      <div className={css.errors}>
        {sentences.map((sentence) => (
          <div key={sentence} className={css.error}>
            <Icon icon={WarningCircleIcon} size="small" weight="fill" />
            {sentence}
          </div>
        ))}
      </div>
    ),
  };
}
