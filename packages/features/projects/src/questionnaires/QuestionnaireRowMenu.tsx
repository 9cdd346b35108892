import { CopyIcon, EyeIcon, PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { factsOf, QUESTIONNAIRE_SIZE, toWire } from './questionnaireFacts.ts';

interface QuestionnaireRowMenuProps {
  questionnaire: ProjectQuestionnaire;
  /** Where a questionnaire is opened. */
  hrefOf: (questionnaire: ProjectQuestionnaire) => string;
  mayChange: boolean;
  /** Whether the project has room for another one. */
  mayCopy: boolean;
  onDelete: () => void;
}

/** What can be done with a questionnaire: open it, copy its questions, delete it while nobody has answered. */
export function QuestionnaireRowMenu({
  questionnaire,
  hrefOf,
  mayChange,
  mayCopy,
  onDelete,
}: QuestionnaireRowMenuProps) {
  const { t, title } = useProjectText();
  const navigate = useNavigate();
  const { calls, attempt } = useProjectActions();
  const saving = useMutation(calls.saveQuestionnaire());
  const { projectId, draft, answers, kind } = questionnaire;
  const copyTitle = (of: string): string =>
    of === '' ? '' : t('projects.questionnaires.copyOf', { title: of }).slice(0, QUESTIONNAIRE_SIZE.title);
  const copy = () =>
    attempt(async () => {
      const made = await saving.mutateAsync({
        ...factsOf(questionnaire),
        projectId,
        titleDe: copyTitle(questionnaire.titleDe),
        titleEn: copyTitle(questionnaire.titleEn),
        opensOn: null,
        dueOn: null,
        draft: toWire(draft),
      });
      await navigate(hrefOf(made));
    }, t('projects.questionnaires.done.copied'));
  return (
    <RowMenu
      label={t('projects.menuOf', { title: title(questionnaire) })}
      sections={[
        {
          id: 'record',
          items: [
            {
              id: 'open',
              label: t(mayChange ? 'word.edit' : 'projects.open'),
              icon: mayChange ? PencilSimpleIcon : EyeIcon,
              onAction: () => void navigate(hrefOf(questionnaire)),
            },
            // An application is asked by one questionnaire only.
            ...(mayCopy && kind === 'test'
              ? [{ id: 'copy', label: t('projects.copy'), icon: CopyIcon, onAction: () => void copy() }]
              : []),
          ],
        },
        ...(mayChange && answers === 0
          ? [
              {
                id: 'end',
                items: [
                  {
                    id: 'delete',
                    label: t('word.delete'),
                    icon: TrashIcon,
                    tone: 'danger' as const,
                    onAction: onDelete,
                  },
                ],
              },
            ]
          : []),
      ]}
    />
  );
}
