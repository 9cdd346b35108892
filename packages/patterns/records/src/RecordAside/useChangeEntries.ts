import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { useMessages } from '@resonanz/i18n/react';
import type { ChangeLine } from '../ChangeHistory/ChangeHistory.tsx';
import type { ChangeParts } from '../ChangeHistory/changesOf.ts';
import { messages } from '../messages.ts';
import type { ActivityEntry } from './Activity.tsx';

/**
 * The lines of a history as `Activity` takes them: which fields were changed, and why; undefined while they are
 * loading. `ownWords` says what was done where "changed" would be the wrong word for it.
 */
export function useChangeEntries<Line extends ChangeLine>(
  history: Pick<ChangeParts<Line>, 'data' | 'isError'>,
  fieldLabel: (field: string, line: Line) => string,
  ownWords: (line: Line) => string | undefined = () => undefined,
): readonly ActivityEntry[] | undefined {
  const t = useMessages(messages);
  // The tab of the history says that it could not be loaded; beside the facts there is then nothing to show.
  if (history.isError) return [];
  return history.data?.pages
    .flatMap(({ content }) => content)
    .map((line) => {
      const fields = line.changes.map(({ field }) => fieldLabel(field, line));
      return {
        id: `change-${line.historyId}`,
        at: line.at,
        who: line.userName,
        what:
          ownWords(line) ??
          (line.action === HISTORY_ACTION.add || fields.length === 0
            ? t(`records.history.action.${line.action}`)
            : t('records.activity.changed', { fields: fields.join(', ') })),
        quote: line.reason,
      };
    });
}
