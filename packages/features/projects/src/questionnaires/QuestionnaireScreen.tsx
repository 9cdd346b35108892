import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import type { LiveConnection } from '@resonanz/api-client/live';
import { followProject, projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { QuestionnaireEditor } from '@resonanz/questionnaire/QuestionnaireEditor';
import { useLiveRecord } from '@resonanz/session/live';
import { useMay } from '@resonanz/session/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { useProjectText } from '../useProjectText.ts';
import { QuestionnaireEditing } from './QuestionnaireEditing.tsx';
import { QuestionnaireHead } from './QuestionnaireHead.tsx';
import * as css from './questionnaires.css.ts';
import { QuestionnaireTag } from './QuestionnaireTag.tsx';
import { VersionMenu } from './VersionMenu.tsx';
import { VersionView } from './VersionView.tsx';

/**
 * A questionnaire of a product test, to be edited or looked at:
 * `/project/{projectId}/questionnaires/{questionnaireId}`.
 */
export function QuestionnaireScreen() {
  const { t, title } = useProjectText();
  const params = useParams();
  const [projectId, questionnaireId] = [Number(params['projectId']), Number(params['questionnaireId'])];
  const [parameters] = useSearchParams();
  const [round, setRound] = useState(0);
  const queries = projectQueries(useApi());
  const queryClient = useQueryClient();
  const project = useQuery(queries.details(projectId));
  const list = useQuery(queries.questionnaires(projectId));
  const mayEdit = useMay('Project', 'edit');
  useLiveRecord(
    projectId,
    useCallback((live: LiveConnection, id: number) => followProject(live, queryClient, id), [queryClient]),
  );
  const found = list.data?.find((each) => each.questionnaireId === questionnaireId);
  const failure = pageFailure(project) ?? pageFailure(list) ?? (list.data && !found ? 'missing' : null);
  if (failure)
    return (
      <FailedPage
        head={<QuestionnaireHead project={project.data} title={t('projects.column.questionnaire')} />}
        failure={failure}
        missingText={t('projects.questionnaires.notFound')}
        failedText={t('projects.questionnaires.failed')}
        onReload={() => void Promise.all([project.refetch(), list.refetch()])}
      />
    );
  if (project.data === undefined || found === undefined)
    return (
      <>
        <QuestionnaireHead project={project.data} title={t('projects.questionnaires.loading')} />
        <div className={css.notice}>
          <Skeleton width="100%" />
        </div>
      </>
    );
  const mayChange = mayEdit && project.data.status !== PROJECT_STATUS.completed;
  const version = Number(parameters.get('version'));
  if (version > 0)
    return (
      <VersionView key={version} project={project.data} questionnaire={found} version={version} mayChange={mayChange} />
    );
  if (!mayChange)
    return (
      <>
        <QuestionnaireHead
          project={project.data}
          title={title(found)}
          tag={<QuestionnaireTag {...found} />}
          actions={<VersionMenu questionnaire={found} />}
        />
        <QuestionnaireEditor title={title(found)} value={found.draft} onChange={() => undefined} isReadOnly />
      </>
    );
  async function reload(): Promise<void> {
    discardUnsavedChanges();
    await list.refetch();
    setRound((before) => before + 1);
  }
  return (
    <QuestionnaireEditing
      key={`${questionnaireId} ${round}`}
      project={project.data}
      questionnaire={found}
      onReload={() => void reload()}
    />
  );
}
