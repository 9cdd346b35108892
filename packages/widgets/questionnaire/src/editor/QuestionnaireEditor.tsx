'use client';

import { useMemo, useState } from 'react';
import {
  definitionErrors,
  questionsOf,
  type DefinitionError,
  type Questionnaire,
} from '@resonanz/domain/questionnaires';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import { placeOf } from './editing.ts';
import type { EditorState, Selection } from './EditorState.ts';
import { questionOfError } from './errorWords.ts';
import { Outline } from './Outline.tsx';
import { PageForm } from './PageForm.tsx';
import { PathFacts } from './PathFacts.tsx';
import { Preview } from './Preview.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import * as css from './QuestionnaireEditor.css.ts';
import { useDefinitionProblems } from './useDefinitionProblems.ts';

/** Props of {@link QuestionnaireEditor}. */
export interface QuestionnaireEditorProps {
  /** The definition; controlled. */
  value: Questionnaire;
  /** Called with the whole definition on every change. */
  onChange: (value: Questionnaire) => void;
  /** What the questionnaire is called; shown in the preview. */
  title: string;
  /** Whether it screens applicants: questions may say which answers are expected. */
  isScreening?: boolean;
  /** Lets texts be changed and nothing else, for released versions that have answers. */
  isWordingOnly?: boolean;
  /** Shows everything without letting it be changed. */
  isReadOnly?: boolean;
  /** Id of the question that is opened at the beginning; the first by default. */
  defaultQuestionId?: string;
}

/** How many errors are named one by one before the rest is counted. */
const SHOWN_ERRORS = 3;

function Problems({ state }: { state: EditorState }) {
  const t = useMessages(messages);
  const { definition } = state;
  const problems = useDefinitionProblems(definition);
  if (problems.length === 0) return null;
  function open(error: DefinitionError): void {
    const question = questionOfError(definition, error);
    const page = error.page === undefined ? undefined : definition.pages[error.page];
    if (question) state.select({ kind: 'question', id: question.id });
    else if (page) state.select({ kind: 'page', id: page.id });
    if (error.language) state.setLanguage(error.language);
  }
  return (
    <div className={css.banner}>
      <InlineAlert tone="error" title={t('questionnaireEditor.errorCount', { count: problems.length })}>
        <div className={css.problems}>
          {problems.slice(0, SHOWN_ERRORS).map(({ error, text }) => (
            <Link key={JSON.stringify(error)} onPress={() => open(error)}>
              {text}
            </Link>
          ))}
        </div>
      </InlineAlert>
    </div>
  );
}

/**
 * Writes a questionnaire: pages and questions in two languages, their order, branching, what is wrong with it, how long
 * its ways are, and a preview to be answered.
 */
export function QuestionnaireEditor({
  value,
  onChange,
  title,
  isScreening = false,
  isWordingOnly = false,
  isReadOnly = false,
  defaultQuestionId,
}: QuestionnaireEditorProps) {
  const t = useMessages(messages);
  const own = useLanguage();
  const [language, setLanguage] = useState(own.language);
  const [news, announce] = useState('');
  const errors = useMemo(() => definitionErrors(value), [value]);
  const [selection, select] = useState<Selection | undefined>(() => {
    const first = defaultQuestionId ?? questionsOf(value)[0]?.id;
    return first === undefined ? undefined : { kind: 'question', id: first };
  });
  const state: EditorState = {
    definition: value,
    onChange,
    errors,
    access: isReadOnly ? 'none' : isWordingOnly ? 'wording' : 'all',
    selection,
    select,
    language,
    setLanguage,
    announce,
  };
  const place = selection?.kind === 'question' ? placeOf(value, selection.id) : undefined;
  const question = place && value.pages[place.page]?.questions[place.question];
  const pageAt = selection?.kind === 'page' ? value.pages.findIndex(({ id }) => id === selection.id) : -1;
  const page = value.pages[pageAt];
  const number = question ? questionsOf(value).indexOf(question) + 1 : 0;
  return (
    <div className={css.place}>
      <div className={css.editor}>
        <div className={css.start}>
          <Outline state={state} />
        </div>
        <div className={css.middle}>
          {isWordingOnly && !isReadOnly && (
            <div className={css.banner}>
              <InlineAlert tone="info">{t('questionnaireEditor.wordingOnly')}</InlineAlert>
            </div>
          )}
          {!isReadOnly && <Problems state={state} />}
          {question && place && (
            <QuestionForm
              key={question.id}
              state={state}
              question={question}
              place={place}
              number={number}
              isScreening={isScreening}
            />
          )}
          {page && <PageForm key={page.id} state={state} page={page} place={pageAt} />}
          {!question && !page && (
            <div className={css.blank}>
              <EmptyState title={t('questionnaireEditor.nothingChosen')} />
            </div>
          )}
          <PathFacts definition={value} />
          <p className={css.hint}>{t('questionnaireEditor.versionHint')}</p>
        </div>
        <div className={css.end}>
          <Preview
            definition={value}
            title={title}
            language={language}
            pageId={page?.id ?? (place && value.pages[place.page]?.id)}
          />
        </div>
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
