import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerProjectQueries } from '@resonanz/api-client/testerProjects';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ListPagination } from '@resonanz/records/ListPagination';
import { ConnectedTesterPageHead } from '@resonanz/tester-page-head/connected';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { messages } from '../messages.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import * as css from './projectCards.css.ts';
import { PAGE_SIZE, readFilters, writeFilters } from './projectFilters.ts';
import { ProjectFilters } from './ProjectFilters.tsx';

/** The tests that take applications, with what they can be narrowed to. */
export function TesterProjectsScreen() {
  const t = useMessages(messages);
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const { data, error, refetch } = useQuery(testerProjectQueries(useApi()).page({ ...filters, pageSize: PAGE_SIZE }));
  const choose = (changes: Partial<typeof filters>) =>
    setAddress(writeFilters({ ...filters, pageNumber: 0, ...changes }));
  if (pageFailure({ error, data }) === 'forbidden') {
    return (
      <>
        <PageHead title={t('testerProjects.list.title')} />
        <ForbiddenState />
      </>
    );
  }
  const isNarrowed = Object.entries(filters).some(([name, value]) => name !== 'pageNumber' && value !== undefined);
  return (
    <div className={css.page}>
      <PageHead
        title={t('testerProjects.list.title')}
        description={data && t('testerProjects.list.found', { count: data.totalElements })}
      />
      <ConnectedTesterPageHead headKey="productTestTopHeader" />
      <ProjectFilters filters={filters} brandName={data?.content[0]?.brandName ?? undefined} onChange={choose} />
      <section className={css.section} aria-label={t('testerProjects.list.title')}>
        {error && (
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
            {t('testerProjects.failed')}
          </LoadFailure>
        )}
        {!data && !error && <CardsLoading />}
        {data?.content.length === 0 &&
          (isNarrowed ? (
            <EmptyState
              title={t('testerProjects.list.noMatch')}
              action={
                <Button onPress={() => setAddress(new URLSearchParams())}>{t('testerProjects.list.reset')}</Button>
              }
            >
              {t('testerProjects.list.noMatchText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('testerProjects.empty')}>{t('testerProjects.emptyText')}</EmptyState>
          ))}
        {data && data.content.length > 0 && (
          <ul className={css.projects}>
            {data.content.map((project) => (
              <ProjectCard key={project.projectId} project={project} level={2} />
            ))}
          </ul>
        )}
        {data && data.totalPages > 1 && (
          <ListPagination
            page={data.number + 1}
            pageSize={data.size}
            total={data.totalElements}
            onPageChange={(page) => choose({ pageNumber: page - 1 })}
          />
        )}
      </section>
    </div>
  );
}
