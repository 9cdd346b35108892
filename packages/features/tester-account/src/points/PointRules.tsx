import { ShieldCheckIcon } from '@phosphor-icons/react';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { type PointsEvent, TESTER_POINTS } from '@resonanz/domain/testerPoints';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { messages } from '../messages.ts';
import * as css from './Points.css.ts';
import { signed } from './signed.ts';

/** The events, what brings most first. */
const EVENTS = (Object.keys(TESTER_POINTS) as PointsEvent[]).toSorted(
  (one, other) => TESTER_POINTS[other] - TESTER_POINTS[one],
);

/** What points are given for. */
export function PointRules() {
  const t = useMessages(messages);
  const label = useMessages(lookupLabels);
  const { language } = useLanguage();
  return (
    <>
      <dl className={css.rows}>
        {EVENTS.map((event) => (
          <div key={event} className={css.rule}>
            <dt>{label(`pointsEvent.${event}`)}</dt>
            <dd className={TESTER_POINTS[event] < 0 ? css.loss : css.strong}>
              {signed(TESTER_POINTS[event], language)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.promise}>
        <Icon icon={ShieldCheckIcon} size="small" />
        {t('testerAccount.points.promise')}
      </p>
    </>
  );
}
