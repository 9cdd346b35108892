import { PlusIcon } from '@phosphor-icons/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { type ProjectDetails, projectQueries, type ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { staffPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { DeleteQuestionnaireDialog } from './DeleteQuestionnaireDialog.tsx';
import { questionnaireColumns } from './questionnaireColumns.tsx';
import { QuestionnaireDialog } from './QuestionnaireDialog.tsx';
import {
  BLANK_QUESTIONNAIRE,
  QUESTIONNAIRE_SIZE,
  type QuestionnaireFacts,
  type QuestionnaireKind,
  toWire,
} from './questionnaireFacts.ts';
import { QuestionnaireRowMenu } from './QuestionnaireRowMenu.tsx';

const pageOf = ({ projectId, questionnaireId }: ProjectQuestionnaire): string =>
  staffPaths.projectQuestionnaire({ projectId, questionnaireId });

interface AddDialogProps {
  projectId: number;
  known: readonly ProjectQuestionnaire[];
  hrefOf: (questionnaire: ProjectQuestionnaire) => string;
  onClose: () => void;
}

/** Adds a questionnaire and opens it, so that its questions can be written. */
function AddDialog({ projectId, known, hrefOf, onClose }: AddDialogProps) {
  const { t } = useProjectText();
  const navigate = useNavigate();
  const { calls, announce } = useProjectActions();
  const saving = useMutation(calls.saveQuestionnaire());
  const kinds: readonly QuestionnaireKind[] = known.some(({ kind }) => kind === 'screening')
    ? ['test']
    : ['test', 'screening'];
  const count = known.filter(({ kind }) => kind === 'test').length + 1;
  async function add(facts: QuestionnaireFacts): Promise<void> {
    const made = await saving.mutateAsync({ ...facts, projectId, draft: toWire(BLANK_QUESTIONNAIRE) });
    announce(t('projects.questionnaires.done.added'));
    void navigate(hrefOf(made));
  }
  return (
    <QuestionnaireDialog
      title={t('projects.questionnaires.add')}
      confirmLabel={t('projects.questionnaires.addConfirm')}
      facts={{
        kind: 'test',
        titleDe: `Fragebogen ${count}`,
        titleEn: `Questionnaire ${count}`,
        opensOn: null,
        dueOn: null,
      }}
      kinds={kinds}
      onSend={add}
      onClose={onClose}
    />
  );
}

interface QuestionnairesTabProps {
  project: ProjectDetails;
  /** What stands around heading, action and list; a section of the page by default. */
  frame?: ComponentType<{ title: string; action?: ReactNode; children: ReactNode }>;
  /** Where a questionnaire is opened. */
  hrefOf?: (questionnaire: ProjectQuestionnaire) => string;
}

/** The questionnaires of a product test: what is asked with the application, and about the product. */
export function QuestionnairesTab({ project, frame: Frame = Section, hrefOf = pageOf }: QuestionnairesTabProps) {
  const words = useProjectText();
  const { t } = words;
  const { projectId, status } = project;
  const isClosed = status === PROJECT_STATUS.completed;
  const mayChange = useMay('Project', 'edit') && !isClosed;
  const query = useQuery(projectQueries(useApi()).questionnaires(projectId));
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ProjectQuestionnaire | null>(null);
  const failure = pageFailure(query);
  if (failure === 'forbidden') return <ForbiddenState />;
  const rows = query.data;
  const mayAdd = mayChange && rows !== undefined && rows.length < QUESTIONNAIRE_SIZE.perProject;
  return (
    <Frame
      title={t('projects.tab.questionnaires')}
      action={
        mayAdd && (
          <Button iconStart={PlusIcon} onPress={() => setAdding(true)}>
            {t('projects.questionnaires.add')}
          </Button>
        )
      }
    >
      {failure ? (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('projects.questionnaires.failed')}
        </LoadFailure>
      ) : (
        <Stack space={5}>
          {isClosed && <InlineAlert tone="info">{t('projects.settings.closed')}</InlineAlert>}
          <Table
            caption={t('projects.tab.questionnaires')}
            rowLines={1}
            columns={questionnaireColumns(words, hrefOf)}
            rows={rows ?? []}
            getRowId={({ questionnaireId }) => questionnaireId}
            isLoading={rows === undefined}
            loadingLabel={t('projects.questionnaires.loading')}
            skeletonRows={2}
            empty={<EmptyState size="line" title={t('projects.questionnaires.empty')} />}
            rowAction={(row) => (
              <QuestionnaireRowMenu
                questionnaire={row}
                hrefOf={hrefOf}
                mayChange={mayChange}
                mayCopy={mayAdd}
                onDelete={() => setRemoved(row)}
              />
            )}
            rowActionLabel={t('word.actions')}
          />
        </Stack>
      )}
      {isAdding && rows && (
        <AddDialog projectId={projectId} known={rows} hrefOf={hrefOf} onClose={() => setAdding(false)} />
      )}
      {removed && <DeleteQuestionnaireDialog questionnaire={removed} onClose={() => setRemoved(null)} />}
    </Frame>
  );
}
