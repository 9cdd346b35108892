import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';

/** Draws a page that needs neither log-in nor router, as a server sends it before any script runs. */
export function drawPage(language: Language, page: ReactElement): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <LocaleProvider language={language} navigate={() => {}}>
        {page}
      </LocaleProvider>
    </LanguageProvider>,
  );
}
