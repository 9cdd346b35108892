import { definePackage } from '@resonanz/build/definePackage';

// The published package carries formatjs without its parser: texts are compiled before they are shipped.
export default definePackage({
  carried: ['@formatjs/icu-messageformat-parser', '@formatjs/intl', 'intl-messageformat', '@formatjs/fast-memoize'],
  hasParser: false,
});
