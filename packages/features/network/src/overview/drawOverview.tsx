import { drawPage } from '@resonanz/app-frame/drawPage';
import type { Language } from '@resonanz/i18n/language';
import { translator } from '@resonanz/i18n/messages';
import { messages } from '../messages.ts';

/** What is known of a page before it is drawn: the title of the window, and what search engines say of it. */
export interface DrawnOverview {
  readonly body: string;
  readonly description: string;
}

/**
 * The overview of the network as a server sends it. The people on it change from day to day, and brands see it in their
 * frame, so the app draws it.
 */
export function drawOverview(language: Language): DrawnOverview {
  const t = translator(messages, language);
  return {
    body: drawPage(language, <title>{t('network.overview.windowTitle')}</title>),
    description: t('network.overview.intro'),
  };
}
