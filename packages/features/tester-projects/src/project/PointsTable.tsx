import type { TesterProjectPoints } from '@resonanz/api-client/testerProjects';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import * as css from './projectPage.css.ts';

/** What a test brings, event by event. */
export function PointsTable({ points }: { points: readonly TesterProjectPoints[] }) {
  const t = useMessages(messages);
  const lookup = useMessages(lookupLabels);
  const sum = points.reduce((total, row) => total + row.points * row.times, 0);
  return (
    <dl>
      {points.map(({ event, points: each, times }) => {
        const name = textOr(lookup, lookupLabels, `pointsEvent.${event}`, event);
        return (
          <div key={event} className={css.pointsRow}>
            <dt>{times > 1 ? t('testerProjects.pointsTimes', { times, event: name }) : name}</dt>
            <dd className={css.pointsValue}>{`+${each * times}`}</dd>
          </div>
        );
      })}
      <div className={css.pointsRow}>
        <dt>{t('testerProjects.pointsUpTo')}</dt>
        <dd className={css.pointsSum}>{sum}</dd>
      </div>
    </dl>
  );
}
