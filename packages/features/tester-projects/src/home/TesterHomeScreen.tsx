import { useQuery } from '@tanstack/react-query';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerProjectQueries } from '@resonanz/api-client/testerProjects';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { testerPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { CardsLoading } from '../list/CardsLoading.tsx';
import { ProjectCard } from '../list/ProjectCard.tsx';
import * as css from '../list/projectCards.css.ts';
import { messages } from '../messages.ts';
import { dueTests } from '../nextStep.ts';
import { NextSteps } from './NextSteps.tsx';

/** Tests that are shown; the list has the others. */
const MAX_CARDS = 6;

/** The tester's home: what is next in the own tests, then the open tests that fit. */
export function TesterHomeScreen() {
  const t = useMessages(messages);
  const queries = testerProjectQueries(useApi());
  const { user } = useSession();
  const fitting = useQuery(queries.page({ fitsMe: true, applied: false, pageSize: MAX_CARDS }));
  const mine = useQuery(queries.mine());
  const { data } = fitting;
  const greeting = t('testerProjects.greeting', { name: user?.firstName || user?.fullName || '' });
  if (pageFailure(fitting) === 'forbidden') {
    return (
      <>
        <PageHead title={greeting} />
        <ForbiddenState />
      </>
    );
  }
  const due = dueTests(mine.data ?? []);
  const hasFailed = fitting.error !== null || mine.error !== null;
  return (
    <div className={css.page}>
      <PageHead title={greeting} description={data && t('testerProjects.intro', { count: data.totalElements })} />
      {mine.data && mine.data.length > 0 && (
        <section className={css.section} aria-labelledby="next-steps">
          <Spread>
            <Heading level={2} id="next-steps">
              {t('testerProjects.nextTitle')}
            </Heading>
            <Link variant="standalone" href={testerPaths.myProjects()}>
              {t('testerProjects.allMine')}
            </Link>
          </Spread>
          {due.length > 0 ? (
            <NextSteps tests={due} />
          ) : (
            <Text as="p" tone="muted">
              {t('testerProjects.nothingNext')}
            </Text>
          )}
        </section>
      )}
      <section className={css.section} aria-labelledby="open-tests">
        <Spread>
          <Heading level={2} id="open-tests">
            {t('testerProjects.fitTitle')}
          </Heading>
          <Link variant="standalone" href={testerPaths.projects()}>
            {t('testerProjects.allProjects')}
          </Link>
        </Spread>
        {hasFailed && (
          <LoadFailure
            reloadLabel={t('word.reload')}
            onReload={() => void Promise.all([fitting.refetch(), mine.refetch()])}
          >
            {t('testerProjects.failed')}
          </LoadFailure>
        )}
        {!data && !hasFailed && <CardsLoading />}
        {data?.content.length === 0 && (
          <EmptyState title={t('testerProjects.empty')}>{t('testerProjects.emptyText')}</EmptyState>
        )}
        {data && data.content.length > 0 && (
          <ul className={css.projects}>
            {data.content.map((project) => (
              <ProjectCard key={project.projectId} project={project} level={3} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
