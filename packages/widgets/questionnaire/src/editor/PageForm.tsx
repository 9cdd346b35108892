import { QUESTIONNAIRE_LIMITS, type QuestionnairePage } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { FieldError } from '@resonanz/ui/FieldError';
import { Heading } from '@resonanz/ui/Heading';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { updatePage } from './editing.ts';
import type { EditorState } from './EditorState.ts';
import { definitionErrorText, errorsOf } from './errorWords.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import * as css from './QuestionnaireEditor.css.ts';

interface PageFormProps {
  state: EditorState;
  page: QuestionnairePage;
  /** Place of the page, from 0. */
  place: number;
}

/** The title of a page, and what is wrong with the page itself. */
export function PageForm({ state, page, place }: PageFormProps) {
  const t = useMessages(messages);
  const { language, access, definition, onChange, errors } = state;
  const found = errorsOf(t, errors, { page: place }, language);
  const title = found.of('title');
  const general = found.all.filter(({ field }) => field === undefined || field === 'id');
  return (
    <section className={css.form} aria-label={t('questionnaireEditor.pageNumber', { page: place + 1 })}>
      <div className={css.formHead}>
        <span className={css.grow}>
          <Heading level={2} variant="section">
            {t('questionnaireEditor.pageNumber', { page: place + 1 })}
          </Heading>
        </span>
        <LanguageSwitch state={state} isIncomplete={found.isIncomplete} />
      </div>
      <div className={css.part}>
        <TextField
          label={t('questionnaireEditor.pageTitle')}
          value={page.title[language]}
          maxLength={QUESTIONNAIRE_LIMITS.pageTitle}
          onChange={(text) => onChange(updatePage(definition, page.id, { title: { ...page.title, [language]: text } }))}
          isReadOnly={access === 'none'}
          isRequired
          {...(title !== undefined && { errorMessage: title })}
        />
        {general.map((error) => (
          <FieldError key={error.key}>{definitionErrorText(t, error, undefined)}</FieldError>
        ))}
      </div>
    </section>
  );
}
