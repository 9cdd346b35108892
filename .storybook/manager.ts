import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import { addons } from 'storybook/manager-api';
import { shellLooks } from './docs/look.ts';

addons.setConfig({ theme: shellLooks.light, sidebar: { showRoots: true } });

// Storybook itself follows the theme of the toolbar.
addons.register('resonanz/theme', (api) => {
  const follow = ({ globals }: { globals: Globals }) =>
    addons.setConfig({ theme: globals['theme'] === 'dark' ? shellLooks.dark : shellLooks.light });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
