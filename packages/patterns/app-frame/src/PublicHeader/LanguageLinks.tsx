import type { MouseEvent } from 'react';
import { type Language, LANGUAGES } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import * as css from './LanguageLinks.css.ts';

interface LanguageLinksProps {
  hrefOf: (language: Language) => string;
}

/** The page in German and in English, each under an address of its own. */
export function LanguageLinks({ hrefOf }: LanguageLinksProps) {
  const t = useMessages(messages);
  const { language: shown, setLanguage } = useLanguage();
  function choose(event: MouseEvent, language: Language) {
    // A new tab is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLanguage(language);
  }
  return (
    <nav className={css.languages} aria-label={t('appFrame.language')}>
      {LANGUAGES.map(({ language, wire, name }) => (
        <a
          key={language}
          className={css.language}
          href={hrefOf(language)}
          hrefLang={language}
          lang={language}
          aria-current={language === shown ? 'true' : undefined}
          onClick={(event) => choose(event, language)}
        >
          <span aria-hidden="true">{wire}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
