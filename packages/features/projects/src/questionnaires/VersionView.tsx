import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { type ProjectDetails, projectQueries, type ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { staffPaths } from '@resonanz/domain/paths';
import { hasSameStructure } from '@resonanz/domain/questionnaires';
import { formatDateTime } from '@resonanz/formatters/date';
import { QuestionnaireEditor } from '@resonanz/questionnaire/QuestionnaireEditor';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { factsOf, readOf, toWire } from './questionnaireFacts.ts';
import { QuestionnaireHead } from './QuestionnaireHead.tsx';
import * as css from './questionnaires.css.ts';

interface VersionViewProps {
  project: ProjectDetails;
  questionnaire: ProjectQuestionnaire;
  version: number;
  mayChange: boolean;
}

/** What testers answer or answered: a released version, which nobody changes; its questions can become the draft again. */
export function VersionView({ project, questionnaire, version, mayChange }: VersionViewProps) {
  const { t, title, number, language } = useProjectText();
  const navigate = useNavigate();
  const { calls, attempt } = useProjectActions();
  const { projectId, questionnaireId, answers, draft } = questionnaire;
  const queries = projectQueries(useApi());
  const query = useQuery(queries.questionnaireVersion(projectId, questionnaireId, version));
  const newest = useQuery({
    ...queries.questionnaireVersion(projectId, questionnaireId, questionnaire.version ?? version),
    enabled: questionnaire.version !== null,
  });
  const saving = useMutation(calls.saveQuestionnaire());
  const back = staffPaths.projectQuestionnaire({ projectId, questionnaireId });
  const failure = pageFailure(query);
  if (failure)
    return (
      <FailedPage
        head={<QuestionnaireHead project={project} title={title(questionnaire)} />}
        failure={failure}
        missingText={t('projects.questionnaires.version.notFound')}
        missingAction={<Button href={back}>{t('projects.questionnaires.toDraft')}</Button>}
        failedText={t('projects.questionnaires.failed')}
        onReload={() => void query.refetch()}
      />
    );
  const shown = query.data;
  if (shown === undefined)
    return (
      <>
        <QuestionnaireHead project={project} title={title(questionnaire)} />
        <div className={css.notice}>
          <Skeleton width="100%" />
        </div>
      </>
    );
  const isDraftAlready = JSON.stringify(shown.definition) === JSON.stringify(draft);
  // Once there are answers, a draft may differ from the newest version in its words only.
  const isAllowed =
    answers === 0 || (newest.data !== undefined && hasSameStructure(newest.data.definition, shown.definition));
  const restore = () =>
    attempt(
      async () => {
        await saving.mutateAsync({
          ...factsOf(questionnaire),
          ...readOf(questionnaire),
          draft: toWire(shown.definition),
        });
        await navigate(back);
      },
      t('projects.questionnaires.done.restored', { version }),
    );
  return (
    <>
      <QuestionnaireHead
        project={project}
        title={title(questionnaire)}
        tag={<StatusTag tone="green" label={t('projects.questionnaires.version', { version })} />}
        actions={
          <Inline space={3}>
            {mayChange && isAllowed && !isDraftAlready && (
              <Button iconStart={ArrowCounterClockwiseIcon} isPending={saving.isPending} onPress={() => void restore()}>
                {t('projects.questionnaires.restore')}
              </Button>
            )}
            <Button variant="solid" href={back}>
              {t('projects.questionnaires.toDraft')}
            </Button>
          </Inline>
        }
      />
      <div className={css.notice}>
        <InlineAlert tone="info">
          {t('projects.questionnaires.version.facts', {
            at: formatDateTime(shown.releasedAt, language),
            name: shown.releasedBy ?? '–',
            answers: number(shown.answers),
            count: shown.answers,
          })}
        </InlineAlert>
      </div>
      <QuestionnaireEditor
        title={title(questionnaire)}
        value={shown.definition}
        onChange={() => undefined}
        isReadOnly
      />
    </>
  );
}
