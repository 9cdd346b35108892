import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The agency's logo for a dark or a light background, as SVG. */
export const logoFile = (name: 'logo-dark' | 'mark-light'): string =>
  readFileSync(
    fileURLToPath(new URL(`../../../../../../packages/foundation/tokens/logo/resonanz-${name}.svg`, import.meta.url)),
    'utf8',
  );
