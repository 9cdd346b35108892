import { DotsThreeVerticalIcon, PlusIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { useState, type DragEvent } from 'react';
import { questionsOf, type Question, type QuestionnairePage } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import { BranchLines } from './BranchLines.tsx';
import { addPage, addQuestion, moveQuestion, placeOf, type QuestionPlace } from './editing.ts';
import type { EditorState } from './EditorState.ts';
import * as css from './Outline.css.ts';
import { QUESTION_ICONS } from './questionIcons.ts';
import { useOutlineMenus } from './useOutlineMenus.ts';

interface RowProps {
  state: EditorState;
  question: Question;
  number: number;
  place: QuestionPlace;
  /** Numbers of the questions that its rules lead to. */
  targets: readonly number[];
  drag: Drag;
}

interface Drag {
  readonly id: string | null;
  readonly over: string | null;
  readonly start: (event: DragEvent, questionId: string, name: string) => void;
  readonly enter: (event: DragEvent, key: string) => void;
  readonly drop: (event: DragEvent, to: QuestionPlace) => void;
  readonly end: () => void;
}

function QuestionRow({ state, question, number, place, targets, drag }: RowProps) {
  const t = useMessages(messages);
  const { questionMenu } = useOutlineMenus(state);
  const { access, selection, errors } = state;
  const isSelected = selection?.kind === 'question' && selection.id === question.id;
  const name = textIn(question.text, state.language) || t('questionnaireEditor.untitled');
  const isWrong = errors.some((error) => error.page === place.page && error.question === place.question);
  return (
    // Dragging is for the pointer; the menu of the row does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu stands in for it.
    <li
      className={css.row}
      data-selected={isSelected || undefined}
      data-dragged={drag.id === question.id || undefined}
      data-over={(drag.over === question.id && drag.id !== question.id) || undefined}
      draggable={access === 'all'}
      onDragStart={(event) => drag.start(event, question.id, name)}
      onDragOver={(event) => drag.enter(event, question.id)}
      onDrop={(event) => drag.drop(event, place)}
      onDragEnd={drag.end}
    >
      {access === 'all' ? (
        <Menu
          label={t('questionnaireEditor.questionMenu', { number })}
          trigger={
            <IconButton
              icon={DotsThreeVerticalIcon}
              size="small"
              hidesTooltip
              label={t('questionnaireEditor.questionMenu', { number })}
            />
          }
          sections={questionMenu(question.id)}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        className={css.open}
        aria-current={isSelected || undefined}
        onClick={() => state.select({ kind: 'question', id: question.id })}
      >
        <span className={css.number}>{number}</span>
        <Icon icon={QUESTION_ICONS[question.type]} tone={isSelected ? 'inherit' : 'muted'} />
        <span className={css.words} title={name}>
          {name}
        </span>
        {question.required && (
          <span className={css.required}>
            <span aria-hidden="true">*</span>
            <VisuallyHidden>{t('questionnaireEditor.required')}</VisuallyHidden>
          </span>
        )}
        {targets.length > 0 && (
          <VisuallyHidden>{t('questionnaireEditor.branchesTo', { numbers: targets.join(', ') })}</VisuallyHidden>
        )}
        {isWrong && (
          <span className={css.wrong}>
            <Icon icon={WarningCircleIcon} size="small" weight="fill" />
            <VisuallyHidden>{t('questionnaireEditor.hasErrors')}</VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  );
}

interface PageHeadProps {
  state: EditorState;
  page: QuestionnairePage;
  place: number;
  drag: Drag;
}

function PageHead({ state, page, place, drag }: PageHeadProps) {
  const t = useMessages(messages);
  const { pageMenu } = useOutlineMenus(state);
  const isSelected = state.selection?.kind === 'page' && state.selection.id === page.id;
  const isWrong = state.errors.some((error) => error.page === place && error.question === undefined);
  const end = { page: place, question: page.questions.length };
  return (
    // Takes what the pointer drops at the end of the page; the menu of the row does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the menu stands in for it.
    <div
      className={css.page}
      data-selected={isSelected || undefined}
      data-over={drag.over === page.id || undefined}
      onDragOver={(event) => drag.enter(event, page.id)}
      onDrop={(event) => drag.drop(event, end)}
    >
      {state.access === 'all' ? (
        <Menu
          label={t('questionnaireEditor.pageMenu', { page: place + 1 })}
          trigger={
            <IconButton
              icon={DotsThreeVerticalIcon}
              size="small"
              hidesTooltip
              label={t('questionnaireEditor.pageMenu', { page: place + 1 })}
            />
          }
          sections={pageMenu(page.id, place)}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        className={css.openPage}
        aria-current={isSelected || undefined}
        onClick={() => state.select({ kind: 'page', id: page.id })}
      >
        <span className={css.pageNumber}>{t('questionnaireEditor.pageNumber', { page: place + 1 })}</span>
        <span className={css.words}>{textIn(page.title, state.language) || t('questionnaireEditor.untitledPage')}</span>
        {isWrong && (
          <span className={css.wrong}>
            <Icon icon={WarningCircleIcon} size="small" weight="fill" />
            <VisuallyHidden>{t('questionnaireEditor.hasErrors')}</VisuallyHidden>
          </span>
        )}
      </button>
    </div>
  );
}

/** Carries a question to another place with the pointer. */
function useDrag({ definition, onChange }: EditorState): Drag {
  const [id, setId] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setId(null);
    setOver(null);
  };
  return {
    id,
    over,
    start(event, questionId, name) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      setId(questionId);
    },
    enter(event, key) {
      if (id === null) return;
      event.preventDefault();
      setOver(key);
    },
    drop(event, to) {
      event.preventDefault();
      const from = id === null ? undefined : placeOf(definition, id);
      // The place is counted without the question itself: below where it was, everything has moved up by one.
      const isBelow = from !== undefined && from.page === to.page && from.question < to.question;
      const isEnd = to.question >= (definition.pages[to.page]?.questions.length ?? 0);
      const question = isBelow && isEnd ? to.question - 1 : to.question;
      if (id !== null) onChange(moveQuestion(definition, id, { page: to.page, question }));
      end();
    },
    end,
  };
}

/** All pages and questions: where one is chosen, moved, added and seen to branch. */
export function Outline({ state }: { state: EditorState }) {
  const t = useMessages(messages);
  const { definition, access, selection } = state;
  const drag = useDrag(state);
  const questions = questionsOf(definition);
  const numbers = new Map(questions.map(({ id }, place) => [id, place + 1] as const));

  /** A new question comes below the chosen one, or at the end of the chosen page. */
  function add(): void {
    const chosen = selection?.kind === 'question' ? placeOf(definition, selection.id) : undefined;
    const page =
      chosen?.page ??
      Math.max(
        selection?.kind === 'page'
          ? definition.pages.findIndex(({ id }) => id === selection.id)
          : definition.pages.length - 1,
        0,
      );
    const start = definition.pages.length === 0 ? addPage(definition, -1).definition : definition;
    const question = chosen ? chosen.question + 1 : (start.pages[page]?.questions.length ?? 0);
    const added = addQuestion(start, { page, question });
    state.onChange(added.definition);
    state.select({ kind: 'question', id: added.id });
  }

  return (
    <section className={css.outline} aria-label={t('questionnaireEditor.outline')}>
      <div className={css.head}>
        <span className={css.title}>
          <Heading level={2} variant="section">
            {t('questionnaireEditor.counts', { questions: questions.length, pages: definition.pages.length })}
          </Heading>
        </span>
        {access === 'all' && (
          <Button iconStart={PlusIcon} onPress={add} aria-label={t('questionnaireEditor.addQuestion')}>
            {t('questionnaireEditor.question')}
          </Button>
        )}
      </div>
      <div className={css.list}>
        {definition.pages.map((page, place) => (
          <div key={page.id}>
            <PageHead state={state} page={page} place={place} drag={drag} />
            <ol className={css.questions}>
              {page.questions.map((question, at) => (
                <QuestionRow
                  key={question.id}
                  state={state}
                  question={question}
                  number={numbers.get(question.id) ?? 0}
                  place={{ page: place, question: at }}
                  targets={(question.rules ?? []).flatMap(({ goTo }) => numbers.get(goTo) ?? [])}
                  drag={drag}
                />
              ))}
            </ol>
          </div>
        ))}
        <BranchLines definition={definition} selectedId={selection?.kind === 'question' ? selection.id : undefined} />
      </div>
      {access === 'all' && (
        <div className={css.foot}>
          <Button
            variant="quiet"
            iconStart={PlusIcon}
            onPress={() => {
              const added = addPage(definition, definition.pages.length - 1);
              state.onChange(added.definition);
              state.select({ kind: 'page', id: added.id });
            }}
          >
            {t('questionnaireEditor.addPage')}
          </Button>
        </div>
      )}
      <p className={css.note}>
        {t(access === 'all' ? 'questionnaireEditor.outlineHint' : 'questionnaireEditor.requiredHint')}
      </p>
    </section>
  );
}
