import type { TesterNextPoints } from '@resonanz/api-client/testerAccount';
import { testerPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import { messages } from '../messages.ts';
import * as css from './Points.css.ts';
import { signed } from './signed.ts';

interface NextTestsProps {
  tests: readonly TesterNextPoints[];
  /** The paths that have a screen. */
  existing: readonly string[];
}

/** Running tests, and what each can still bring. */
export function NextTests({ tests, existing }: NextTestsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const leads = existing.includes(testerPaths.myProject.pattern);
  return (
    <ul className={css.rows}>
      {tests.map(({ applicationId, titleDe, titleEn, points, endsOn }) => {
        const title = (language === 'de' ? titleDe : titleEn) || titleDe || titleEn;
        return (
          <li key={applicationId} className={css.rule}>
            <span className={css.levelWords}>
              {leads ? (
                <Link variant="standalone" href={testerPaths.myProject({ applicationId: String(applicationId) })}>
                  {title}
                </Link>
              ) : (
                <span className={css.strong}>{title}</span>
              )}
              {endsOn !== null && (
                <span className={css.note}>
                  {t('testerAccount.points.endsOn', { date: formatDate(endsOn, language) })}
                </span>
              )}
            </span>
            <span className={css.strong}>{signed(points, language)}</span>
          </li>
        );
      })}
    </ul>
  );
}
