import { ArrowDownIcon, ArrowUpIcon, CopyIcon, PlusIcon, TrashIcon } from '@phosphor-icons/react';
import { QUESTIONNAIRE_LIMITS, questionsOf, type Questionnaire } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import {
  addPage,
  addQuestion,
  copyQuestion,
  placeOf,
  removePage,
  removeQuestion,
  stepPage,
  stepQuestion,
} from './editing.ts';
import type { EditorState } from './EditorState.ts';

/** What can be done with a question or a page from its row. */
export function useOutlineMenus(state: EditorState) {
  const t = useMessages(messages);
  const { definition, onChange, select, announce } = state;
  const questions = questionsOf(definition);
  const isFull = questions.length >= QUESTIONNAIRE_LIMITS.questions;

  const step = (questionId: string, by: 1 | -1): void => {
    const next = stepQuestion(definition, questionId, by);
    onChange(next);
    const place = placeOf(next, questionId);
    const number = questionsOf(next).findIndex(({ id }) => id === questionId) + 1;
    if (place) announce(t('questionnaireEditor.movedTo', { number, page: place.page + 1 }));
  };
  const added = (result: { readonly definition: Questionnaire; readonly id: string } | undefined): void => {
    if (!result) return;
    onChange(result.definition);
    select({ kind: 'question', id: result.id });
  };
  const remove = (questionId: string): void => {
    const place = questions.findIndex(({ id }) => id === questionId);
    onChange(removeQuestion(definition, questionId));
    const neighbour = questions[place + 1] ?? questions[place - 1];
    select(neighbour && { kind: 'question', id: neighbour.id });
    announce(t('questionnaireEditor.removed', { number: place + 1 }));
  };

  return {
    copy: (questionId: string) => added(copyQuestion(definition, questionId)),
    remove,
    questionMenu(questionId: string) {
      const place = placeOf(definition, questionId);
      const isFirst = place?.page === 0 && place.question === 0;
      const last = definition.pages.at(-1);
      const isLast =
        place?.page === definition.pages.length - 1 && place.question === (last?.questions.length ?? 0) - 1;
      return [
        {
          id: 'move',
          items: [
            {
              id: 'up',
              label: t('questionnaireEditor.moveUp'),
              icon: ArrowUpIcon,
              isDisabled: isFirst,
              onAction: () => step(questionId, -1),
            },
            {
              id: 'down',
              label: t('questionnaireEditor.moveDown'),
              icon: ArrowDownIcon,
              isDisabled: isLast,
              onAction: () => step(questionId, 1),
            },
          ],
        },
        {
          id: 'change',
          items: [
            {
              id: 'copy',
              label: t('questionnaireEditor.copy'),
              icon: CopyIcon,
              isDisabled: isFull,
              onAction: () => added(copyQuestion(definition, questionId)),
            },
            {
              id: 'remove',
              label: t('questionnaireEditor.remove'),
              icon: TrashIcon,
              tone: 'danger' as const,
              onAction: () => remove(questionId),
            },
          ],
        },
      ];
    },
    pageMenu(pageId: string, place: number) {
      const count = definition.pages[place]?.questions.length ?? 0;
      return [
        {
          id: 'add',
          items: [
            {
              id: 'question',
              label: t('questionnaireEditor.addQuestion'),
              icon: PlusIcon,
              isDisabled: isFull,
              onAction: () => added(addQuestion(definition, { page: place, question: count })),
            },
            {
              id: 'page',
              label: t('questionnaireEditor.addPageBehind'),
              icon: PlusIcon,
              isDisabled: definition.pages.length >= QUESTIONNAIRE_LIMITS.pages,
              onAction: () => {
                const result = addPage(definition, place);
                onChange(result.definition);
                select({ kind: 'page', id: result.id });
              },
            },
          ],
        },
        {
          id: 'move',
          items: [
            {
              id: 'up',
              label: t('questionnaireEditor.moveUp'),
              icon: ArrowUpIcon,
              isDisabled: place === 0,
              onAction: () => onChange(stepPage(definition, pageId, -1)),
            },
            {
              id: 'down',
              label: t('questionnaireEditor.moveDown'),
              icon: ArrowDownIcon,
              isDisabled: place === definition.pages.length - 1,
              onAction: () => onChange(stepPage(definition, pageId, 1)),
            },
          ],
        },
        {
          id: 'change',
          items: [
            {
              id: 'remove',
              label: t('questionnaireEditor.removePage', { count }),
              icon: TrashIcon,
              tone: 'danger' as const,
              onAction: () => {
                onChange(removePage(definition, pageId));
                select(undefined);
              },
            },
          ],
        },
      ];
    },
  };
}
