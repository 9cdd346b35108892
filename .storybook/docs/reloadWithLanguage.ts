import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { wordLanguage } from '@resonanz/stories/words';
import { languageOf, withLook, type Look } from './showLook.ts';

/**
 * Loads the page again when its language changes: stories choose their words once, when their modules are loaded. See
 * `storyWords`.
 */
export function reloadWithLanguage() {
  addons.getChannel().on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Look }) => {
    if (languageOf(userGlobals) !== wordLanguage) location.replace(withLook(location.href, userGlobals));
  });
}
