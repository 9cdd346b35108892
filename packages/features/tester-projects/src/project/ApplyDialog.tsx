import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type TesterProjectDetail, testerProjectMutations } from '@resonanz/api-client/testerProjects';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import type { Answers } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { QuestionnaireRunner } from '@resonanz/questionnaire/QuestionnaireRunner';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Dialog } from '@resonanz/ui/Dialog';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Stack } from '@resonanz/ui/Stack';
import { answerErrorsOf } from '../answering/answerErrorsOf.ts';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';

const LeaveQuestion = lazyComponent(async () => (await import('@resonanz/ui/AlertDialog')).AlertDialog);

interface ApplyDialogProps {
  project: TesterProjectDetail;
  onClose: () => void;
}

interface ScreeningProps extends ApplyDialogProps {
  title: string;
  screening: NonNullable<TesterProjectDetail['screening']>;
}

/** Applies for a test with the answers to its questions. */
function ScreeningDialog({ project: { projectId }, screening, title, onClose }: ScreeningProps) {
  const t = useMessages(messages);
  const [hasAnswers, setHasAnswers] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useUnsavedChanges(hasAnswers);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const apply = useMutation(testerProjectMutations(useApi(), useQueryClient()).apply());
  const submit = async (answers: Answers) => {
    try {
      await apply.mutateAsync({ projectId, version: screening.version, answers });
    } catch (error) {
      const wrong = isApiError(error, 'validation') ? answerErrorsOf(error.fieldErrors) : undefined;
      if (wrong) return wrong;
      throw error;
    }
    announce(t('testerProjects.apply.done'));
    onClose();
    return undefined;
  };
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={() => (hasAnswers ? setLeaving(true) : onClose())}
        title={title}
        closeLabel={t('word.close')}
        size="large"
      >
        <Stack space={6}>
          <p>{t('testerProjects.apply.text')}</p>
          <QuestionnaireRunner
            definition={screening.definition}
            version={screening.version}
            title={t('testerProjects.timeline.application')}
            headingLevel={3}
            onKeep={(answers) => setHasAnswers(Object.keys(answers).length > 0)}
            onSubmit={submit}
            errorText={(error) => say(error, 'testerProjects.error.other')}
          />
        </Stack>
      </Dialog>
      <LeaveQuestion
        isWanted={isLeaving}
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        title={t('testerProjects.apply.leaveTitle')}
        cancelLabel={t('testerProjects.apply.leaveCancel')}
        confirmLabel={t('testerProjects.apply.leaveConfirm')}
        tone="danger"
        onConfirm={onClose}
      >
        {t('testerProjects.apply.leaveText')}
      </LeaveQuestion>
    </>
  );
}

/** Applies for a test that asks nothing. */
function PlainDialog({ project: { projectId }, title, onClose }: ApplyDialogProps & { title: string }) {
  const t = useMessages(messages);
  const apply = useMutation(testerProjectMutations(useApi(), useQueryClient()).apply());
  const { send, isPending, failure } = useFormSend(() => apply.mutateAsync({ projectId }), {
    messages,
    otherwise: 'testerProjects.error.other',
    done: t('testerProjects.apply.done'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={title}
      confirmLabel={t('testerProjects.apply.send')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => send()}
      failure={failure}
      failureTitle={t('testerProjects.error.title')}
    >
      <p>{t('testerProjects.apply.text')}</p>
    </FormDialog>
  );
}

/** Applies for a test, with its questions where it asks some. */
export function ApplyDialog({ project, onClose }: ApplyDialogProps) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const title = t('testerProjects.apply.title', { title: inLanguage(project.titleDe, project.titleEn) });
  return project.screening === null ? (
    <PlainDialog project={project} title={title} onClose={onClose} />
  ) : (
    <ScreeningDialog project={project} screening={project.screening} title={title} onClose={onClose} />
  );
}
