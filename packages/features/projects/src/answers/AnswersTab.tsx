import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectAnswerQueries, type ProjectAnswerSummary } from '@resonanz/api-client/projectAnswers';
import { type ProjectDetails, projectQueries, type ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { useProjectText } from '../useProjectText.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerExportDialog } from './AnswerExportDialog.tsx';
import * as css from './answers.css.ts';
import { CrossTab } from './CrossTab.tsx';
import { QuestionPart } from './QuestionPart.tsx';
import { type AnswerChoice, useAnswerQuery } from './useAnswerQuery.ts';

const VIEWS = ['questions', 'crossTab'] as const;

/** What the testers answered: question by question, or one question by another. */
export function AnswersTab({ project }: { project: ProjectDetails }) {
  const { t } = useProjectText();
  const questionnaires = useQuery(projectQueries(useApi()).questionnaires(project.projectId));
  if (questionnaires.isError && !questionnaires.data)
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={() => void questionnaires.refetch()}>
        {t('projects.answers.failed')}
      </LoadFailure>
    );
  if (!questionnaires.data) return <Waiting />;
  const released = questionnaires.data.filter(({ version }) => version !== null);
  if (released.length === 0)
    return <EmptyState title={t('projects.answers.notReleased')}>{t('projects.answers.notReleasedText')}</EmptyState>;
  return <Evaluation project={project} questionnaires={released} />;
}

function Waiting() {
  const { t } = useProjectText();
  return (
    <div className={css.notice} role="status" aria-label={t('projects.answers.loading')}>
      <Skeleton />
    </div>
  );
}

interface EvaluationProps {
  project: ProjectDetails;
  questionnaires: readonly ProjectQuestionnaire[];
}

function Evaluation({ project, questionnaires }: EvaluationProps) {
  const { t } = useProjectText();
  const mayExport = useMay('Project', 'export');
  const [view, setView] = useState<(typeof VIEWS)[number]>('questions');
  const [isExporting, setIsExporting] = useState(false);
  const choice = useAnswerQuery(
    project.projectId,
    questionnaires.map(({ questionnaireId }) => questionnaireId),
  );
  const summary = useQuery(projectAnswerQueries(useApi()).summary(choice.query));
  // The last figures stay while others are on their way, but never those of another questionnaire.
  const data = summary.data?.questionnaireId === choice.query.questionnaireId ? summary.data : undefined;
  return (
    <>
      <AnswerBar project={project} questionnaires={questionnaires} choice={choice} versions={data?.versions ?? []} />
      {data && (
        <div className={css.head}>
          <div role="status">
            {t('projects.answers.people', { count: data.sent, late: data.late, drafts: data.drafts })}
          </div>
          <Inline space={3}>
            <SegmentedControl
              label={t('projects.answers.view')}
              items={VIEWS.map((value) => ({ value, label: t(`projects.answers.view.${value}`) }))}
              value={view}
              onChange={setView}
            />
            {mayExport && (
              <Button isDisabled={data.versions.length === 0} onPress={() => setIsExporting(true)}>
                {t('projects.answers.export')}
              </Button>
            )}
          </Inline>
        </div>
      )}
      <Results
        data={data}
        isFailed={summary.isError}
        onReload={() => void summary.refetch()}
        view={view}
        choice={choice}
      />
      {isExporting && <AnswerExportDialog query={choice.query} onClose={() => setIsExporting(false)} />}
    </>
  );
}

interface ResultsProps {
  data: ProjectAnswerSummary | undefined;
  isFailed: boolean;
  onReload: () => void;
  view: (typeof VIEWS)[number];
  choice: AnswerChoice;
}

function Results({ data, isFailed, onReload, view, choice }: ResultsProps) {
  const { t } = useProjectText();
  if (isFailed && !data)
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={onReload}>
        {t('projects.answers.failed')}
      </LoadFailure>
    );
  if (!data) return <Waiting />;
  if (data.isMasked)
    return (
      <div className={css.notice}>
        <InlineAlert
          tone="info"
          title={t('projects.answers.masked')}
          action={<Button onPress={choice.clear}>{t('projects.answers.clear')}</Button>}
        >
          {t('projects.answers.maskedText')}
        </InlineAlert>
      </div>
    );
  if (data.sent === 0)
    return choice.hasFilters ? (
      <EmptyState
        title={t('projects.answers.nobody')}
        action={<Button onPress={choice.clear}>{t('projects.answers.clear')}</Button>}
      />
    ) : (
      <EmptyState title={t('projects.answers.empty')}>{t('projects.answers.emptyText')}</EmptyState>
    );
  if (view === 'crossTab') return <CrossTab query={choice.query} results={data.questions} />;
  if (data.questions.length === 0)
    return (
      <Section>
        <EmptyState size="line" title={t('projects.answers.none')} />
      </Section>
    );
  return data.questions.map((result, index) => (
    <QuestionPart
      key={`${data.questionnaireId} ${result.question.id}`}
      number={index + 1}
      result={result}
      query={choice.query}
    />
  ));
}
