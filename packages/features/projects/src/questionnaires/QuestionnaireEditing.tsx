import { CheckIcon, PencilSimpleIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import type { ProjectDetails, ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { QuestionnaireEditor, useDefinitionProblems } from '@resonanz/questionnaire/QuestionnaireEditor';
import { StaleNotice } from '@resonanz/records/StaleNotice';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Text } from '@resonanz/ui/Text';
import { useProjectText } from '../useProjectText.ts';
import { QuestionnaireDialog } from './QuestionnaireDialog.tsx';
import { QuestionnaireHead } from './QuestionnaireHead.tsx';
import * as css from './questionnaires.css.ts';
import { QuestionnaireTag } from './QuestionnaireTag.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { useQuestionnaireEdit } from './useQuestionnaireEdit.ts';
import { VersionMenu } from './VersionMenu.tsx';

interface QuestionnaireEditingProps {
  project: ProjectDetails;
  /** The questionnaire as it was read when the page was opened. */
  questionnaire: ProjectQuestionnaire;
  /** Gives the input up and begins with what is stored. */
  onReload: () => void;
}

/** Edits a questionnaire: its questions in the editor, its facts in a dialog; saves the draft and releases it. */
export function QuestionnaireEditing({ project, questionnaire, onReload }: QuestionnaireEditingProps) {
  const { t, title } = useProjectText();
  const edit = useQuestionnaireEdit(questionnaire);
  const problems = useDefinitionProblems(edit.draft);
  const [asked, setAsked] = useState<'facts' | 'release' | null>(null);
  const { stored, facts, draft, isDirty, isPending, stale, failure } = edit;
  const hasChanges = isDirty || stored.hasChanges || stored.version === null;

  async function release(): Promise<void> {
    const outcome = await edit.release();
    if (outcome !== 'rejected') setAsked(null);
  }
  function openRelease(): void {
    edit.forgetRelease();
    setAsked('release');
  }

  return (
    <>
      <QuestionnaireHead
        project={project}
        title={title(facts)}
        tag={<QuestionnaireTag version={stored.version} hasChanges={hasChanges} />}
        actions={
          <Inline space={3}>
            <Text variant="caption" tone="muted">
              {t(isDirty ? 'projects.questionnaires.unsaved' : 'projects.questionnaires.saved')}
            </Text>
            <VersionMenu questionnaire={stored} />
            <Button variant="quiet" iconStart={PencilSimpleIcon} onPress={() => setAsked('facts')}>
              {t('projects.questionnaires.facts')}
            </Button>
            <Button isDisabled={!isDirty} isPending={isPending && asked === null} onPress={() => void edit.save()}>
              {t('word.save')}
            </Button>
            <Button variant="solid" iconStart={CheckIcon} isDisabled={!hasChanges || isPending} onPress={openRelease}>
              {t('projects.questionnaires.release')}
            </Button>
          </Inline>
        }
      />
      {stale && (
        <div className={css.notice}>
          <StaleNotice {...stale} onReload={onReload} />
        </div>
      )}
      {failure !== undefined && (
        <div className={css.notice}>
          <InlineAlert tone="error" role="alert" title={t('projects.questionnaires.saveFailed')}>
            {failure}
          </InlineAlert>
        </div>
      )}
      <QuestionnaireEditor
        title={title(facts)}
        value={draft}
        onChange={edit.setDraft}
        isScreening={stored.kind === 'screening'}
        isWordingOnly={stored.answers > 0}
      />
      {asked === 'facts' && (
        <QuestionnaireDialog
          title={t('projects.questionnaires.facts')}
          confirmLabel={t('projects.questionnaires.facts.confirm')}
          facts={facts}
          kinds={[facts.kind]}
          onSend={async (values) => edit.setFacts(values)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'release' && (
        <ReleaseDialog
          questionnaire={{ ...stored, ...facts }}
          problems={problems}
          isPending={isPending}
          failure={edit.releaseFailure}
          onRelease={() => void release()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
