import { defineConfig } from 'tsup';
import { definePackage } from '@resonanz/build/definePackage';
import { withoutParser } from '@resonanz/build/withoutParser';

const settings = definePackage();

// The published package carries formatjs without its parser: texts are compiled before they are shipped.
export default defineConfig({
  ...settings,
  skipNodeModulesBundle: false,
  noExternal: ['@formatjs/icu-messageformat-parser', '@formatjs/intl', 'intl-messageformat', '@formatjs/fast-memoize'],
  esbuildPlugins: [...(settings.esbuildPlugins ?? []), withoutParser()],
});
