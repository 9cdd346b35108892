import { WarningCircleIcon } from '@phosphor-icons/react';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import type { EditorState } from './EditorState.ts';
import * as css from './QuestionnaireEditor.css.ts';

const NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

interface LanguageSwitchProps {
  state: EditorState;
  /** Whether texts are missing or wrong in a language. */
  isIncomplete: (language: Language) => boolean;
}

/** Which language's texts are edited, and which has gaps. */
export function LanguageSwitch({ state, isIncomplete }: LanguageSwitchProps) {
  const t = useMessages(messages);
  return (
    <SegmentedControl
      label={t('questionnaireEditor.language')}
      value={state.language}
      onChange={state.setLanguage}
      items={(['de', 'en'] as const).map((language) => ({
        value: language,
        lang: language,
        label: (
          <>
            {NAMES[language]}
            {isIncomplete(language) && (
              <span className={css.incomplete}>
                <Icon icon={WarningCircleIcon} size="small" />
                <VisuallyHidden>{t('questionnaireEditor.incomplete')}</VisuallyHidden>
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
