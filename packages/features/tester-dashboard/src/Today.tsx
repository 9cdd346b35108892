import { ClockIcon, HourglassIcon, ImageIcon, LockSimpleIcon, PackageIcon } from '@phosphor-icons/react';
import type { TesterStatistics, TesterStatisticsQuery } from '@resonanz/api-client/testerDashboard';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { dashboardLinks } from './dashboardLinks.ts';
import * as css from './TesterDashboard.css.ts';
import { useDashboardText } from './useDashboardText.ts';

interface TodayProps {
  data: TesterStatistics;
  query: TesterStatisticsQuery;
}

const ICONS = {
  waiting: HourglassIcon,
  unshipped: PackageIcon,
  overdue: ClockIcon,
  media: ImageIcon,
  blocked: LockSimpleIcon,
} as const;

/** What waits for staff now; each leads to where it is done. */
export function Today({ data, query }: TodayProps) {
  const { t, title } = useDashboardText();
  const { applications, inProject, testers } = dashboardLinks(query);
  const { unshipped, overdue, mediaWithoutConsent } = data.todo;
  const items = [
    { id: 'waiting', count: data.applications.waiting, project: null, href: applications() },
    { id: 'unshipped', ...unshipped, href: inProject(unshipped.project?.projectId, 'shipping') },
    { id: 'overdue', ...overdue, href: inProject(overdue.project?.projectId, 'overview') },
    { id: 'media', ...mediaWithoutConsent, href: inProject(mediaWithoutConsent.project?.projectId, 'gallery') },
    { id: 'blocked', count: data.testers.blocked, project: null, href: testers({ state: 'blocked' }) },
  ] as const;
  const open = items.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="to-do-today">
      <Heading level={2} variant="section" id="to-do-today">
        {t('testerDashboard.todo.title')}
      </Heading>
      {open.length === 0 ? (
        <EmptyState title={t('testerDashboard.todo.none')} />
      ) : (
        <ul className={css.todos}>
          {open.map(({ id, count, project, href }) => (
            <li key={id} className={css.todo}>
              <span className={css.todoIcon}>
                <Icon icon={ICONS[id]} />
              </span>
              <span className={css.todoText}>
                <Text>{t(`testerDashboard.todo.${id}`, { count })}</Text>
                {project && (
                  <Text as="div" variant="caption" tone="muted">
                    {title(project)}
                  </Text>
                )}
              </span>
              <Link variant="standalone" href={href}>
                {t(`testerDashboard.todo.${id}.open`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
