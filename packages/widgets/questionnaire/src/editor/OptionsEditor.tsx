import { ArrowDownIcon, ArrowUpIcon, PlusIcon, XIcon } from '@phosphor-icons/react';
import { useRef } from 'react';
import { QUESTIONNAIRE_LIMITS, type QuestionOption } from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { FieldError } from '@resonanz/ui/FieldError';
import { IconButton } from '@resonanz/ui/IconButton';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { moved } from '../moved.ts';
import { EMPTY_TEXT, freeId } from './editing.ts';
import type { EditorAccess } from './EditorState.ts';
import type { PlaceErrors } from './errorWords.ts';
import * as css from './QuestionnaireEditor.css.ts';

interface OptionsEditorProps {
  options: readonly QuestionOption[];
  language: Language;
  access: EditorAccess;
  errors: PlaceErrors;
  onChange: (options: readonly QuestionOption[]) => void;
  announce: (words: string) => void;
}

/** The options of a choice or a ranking: written, moved, added and taken away. */
export function OptionsEditor({ options, language, access, errors, onChange, announce }: OptionsEditorProps) {
  const t = useMessages(messages);
  const list = useRef<HTMLOListElement>(null);
  const focusOption = (place: number): void => {
    requestAnimationFrame(() => list.current?.children[place]?.querySelector('input')?.focus());
  };
  const move = (from: number, by: 1 | -1): void => {
    onChange(moved(options, from, from + by));
    announce(t('questionnaireEditor.optionMoved', { place: from + by + 1, count: options.length }));
    focusOption(from + by);
  };
  const general = errors.of('options');
  return (
    <div className={css.options} role="group" aria-label={t('questionnaireEditor.options')}>
      <Text variant="label">{t('questionnaireEditor.options')}</Text>
      <ol className={css.optionList} ref={list}>
        {options.map(({ id, text }, place) => {
          const error = errors.of('options', { option: place });
          return (
            <li key={id} className={css.option}>
              <TextField
                label={t('questionnaireEditor.option', { place: place + 1 })}
                hidesLabel
                value={text[language]}
                maxLength={QUESTIONNAIRE_LIMITS.optionText}
                isReadOnly={access === 'none'}
                onChange={(words) =>
                  onChange(
                    options.map((one) => (one.id === id ? { ...one, text: { ...text, [language]: words } } : one)),
                  )
                }
                {...(error !== undefined && { errorMessage: error })}
              />
              {access === 'all' && (
                <span className={css.optionActions}>
                  <IconButton
                    icon={ArrowUpIcon}
                    label={t('questionnaireEditor.optionUp', { place: place + 1 })}
                    isDisabled={place === 0}
                    onPress={() => move(place, -1)}
                  />
                  <IconButton
                    icon={ArrowDownIcon}
                    label={t('questionnaireEditor.optionDown', { place: place + 1 })}
                    isDisabled={place === options.length - 1}
                    onPress={() => move(place, 1)}
                  />
                  <IconButton
                    icon={XIcon}
                    label={t('questionnaireEditor.removeOption', { place: place + 1 })}
                    onPress={() => {
                      onChange(options.filter((one) => one.id !== id));
                      focusOption(Math.max(place - 1, 0));
                    }}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {general !== undefined && <FieldError>{general}</FieldError>}
      {access === 'all' && (
        <div>
          <Button
            variant="ghost"
            iconStart={PlusIcon}
            isDisabled={options.length >= QUESTIONNAIRE_LIMITS.options}
            onPress={() => {
              const ids = options.map(({ id }) => id);
              onChange([...options, { id: freeId('option', ids), text: EMPTY_TEXT }]);
              focusOption(options.length);
            }}
          >
            {t('questionnaireEditor.addOption')}
          </Button>
        </div>
      )}
    </div>
  );
}
