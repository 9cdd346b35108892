import { drawPage } from '@resonanz/app-frame/drawPage';
import type { Language } from '@resonanz/i18n/language';
import { translator } from '@resonanz/i18n/messages';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';
import { OpenTestsHead } from './OpenTestsHead.tsx';
import { WelcomePage } from './WelcomePage.tsx';

/**
 * The landing page as a server sends it: what stands in its root, with the title of the window, and what search engines
 * say of it.
 */
export interface DrawnWelcome {
  readonly body: string;
  readonly description: string;
}

/** Draws the landing page for a visitor; the app puts the tests of the day into it. */
export function drawWelcome(existingRoutes: readonly string[], language: Language): DrawnWelcome {
  const t = translator(messages, language);
  const openTests = (
    <>
      <OpenTestsHead />
      <noscript>
        <InlineAlert tone="info">{t('entrance.openNeedsScript')}</InlineAlert>
      </noscript>
    </>
  );
  return {
    body: drawPage(language, <WelcomePage home={null} existingRoutes={existingRoutes} openTests={openTests} />),
    description: t('entrance.description'),
  };
}
