import { createRequire } from 'node:module';
import { join } from 'node:path';

const i18n = createRequire(join(import.meta.dirname, '../../../foundation/i18n/package.json'));

/** Formatjs's own variant without the parser, for texts that were compiled. */
export const NO_PARSER = i18n.resolve('@formatjs/icu-messageformat-parser/no-parser.js');
