import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '@resonanz/api-client/react';
import { type TesterProjectDetail, testerProjectQueries } from '@resonanz/api-client/testerProjects';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { TESTER_CATEGORIES, categoryPath } from '@resonanz/domain/categories';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { testerPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import * as frame from '../list/projectCards.css.ts';
import { messages } from '../messages.ts';
import { PageState } from '../PageState.tsx';
import { useInLanguage } from '../useInLanguage.ts';
import { Facts, ProjectParts } from './ProjectParts.tsx';

function ProjectPage({ project }: { project: TesterProjectDetail }) {
  const t = useMessages(messages);
  const lookup = useMessages(lookupLabels);
  const inLanguage = useInLanguage();
  const title = inLanguage(project.titleDe, project.titleEn);
  const way = categoryPath(TESTER_CATEGORIES, project.category ?? 0).map((id) => ({
    label: textOr(lookup, lookupLabels, `testerCategory.${id}`, String(id)),
    href: `${testerPaths.projects()}?category=${id}`,
  }));
  return (
    <div className={frame.page}>
      <PageHead
        title={title}
        breadcrumbs={[
          { label: t('testerProjects.list.title'), href: testerPaths.projects() },
          ...way,
          { label: title },
        ]}
        facts={<Facts project={project} />}
      />
      <ProjectParts project={project} />
    </div>
  );
}

/** A product test: what it is about, whether the tester fits, how it goes, and the application. */
export function TesterProjectScreen() {
  const t = useMessages(messages);
  const { projectId = '' } = useParams();
  const query = useQuery(testerProjectQueries(useApi()).project(Number(projectId)));
  if (query.data) return <ProjectPage key={projectId} project={query.data} />;
  return (
    <PageState
      query={query}
      title={t('testerProjects.list.title')}
      failed={t('testerProjects.project.failed')}
      gone={t('testerProjects.project.gone')}
      goneText={t('testerProjects.project.goneText')}
      back={{ href: testerPaths.projects(), label: t('testerProjects.allProjects') }}
    />
  );
}
