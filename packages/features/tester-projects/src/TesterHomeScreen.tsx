import { useQuery } from '@tanstack/react-query';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerProjectQueries } from '@resonanz/api-client/testerProjects';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import { ProjectCard } from './ProjectCard.tsx';
import * as css from './TesterHomeScreen.css.ts';

/** The tester's home: the tests that are open to the caller. */
export function TesterHomeScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(testerProjectQueries(client).open());
  const greeting = t('testerProjects.greeting', { name: user?.firstName || user?.fullName || '' });
  if (pageFailure({ error, data }) === 'forbidden') {
    return (
      <>
        <PageHead title={greeting} />
        <ForbiddenState />
      </>
    );
  }
  return (
    <>
      <PageHead title={greeting} description={data ? t('testerProjects.intro', { count: data.length }) : undefined} />
      <section className={css.section} aria-labelledby="open-tests">
        <Heading level={2} id="open-tests">
          {t('testerProjects.title')}
        </Heading>
        {error && (
          <InlineAlert
            tone="error"
            role="alert"
            action={<Button onPress={() => void refetch()}>{t('word.reload')}</Button>}
          >
            {t('testerProjects.failed')}
          </InlineAlert>
        )}
        {!data && !error && (
          <div role="status">
            <VisuallyHidden>{t('testerProjects.loading')}</VisuallyHidden>
            <Stack space={6}>
              {['64%', '72%', '58%'].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState title={t('testerProjects.empty')}>{t('testerProjects.emptyText')}</EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className={css.projects}>
            {data.map((project) => (
              <ProjectCard key={project.projectId} project={project} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
