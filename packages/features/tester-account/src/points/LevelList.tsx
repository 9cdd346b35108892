import { MedalIcon } from '@phosphor-icons/react';
import type { TesterLedger } from '@resonanz/api-client/testerAccount';
import { levelOf } from '@resonanz/domain/testerLevels';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { messages } from '../messages.ts';
import { levelSteps } from './ledger.ts';
import * as css from './Points.css.ts';

/** The four levels, and since when the tester has them. */
export function LevelList({ ledger }: { ledger: TesterLedger }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const present = levelOf(ledger.total);
  return (
    <ol className={css.rows}>
      {levelSteps(ledger).map(({ level, from, reachedAt }) => (
        <li
          key={level}
          className={level === present ? css.presentLevel : css.level}
          aria-current={level === present ? 'step' : undefined}
        >
          <Icon icon={MedalIcon} size="large" weight={reachedAt === null ? 'regular' : 'fill'} />
          <span className={css.levelWords}>
            <span className={css.strong}>{t(`testerAccount.level.${level}`)}</span>
            <span className={css.note}>
              {reachedAt === null
                ? t('testerAccount.points.missing', { points: from - ledger.total })
                : t(from === 0 ? 'testerAccount.points.since' : 'testerAccount.points.reached', {
                    date: formatDate(reachedAt, language),
                  })}
            </span>
          </span>
          <span className={css.number}>{formatNumber(from, language)}</span>
        </li>
      ))}
    </ol>
  );
}
