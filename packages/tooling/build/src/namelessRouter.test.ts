import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutNames } from './namelessRouter.ts';

/** A package that has the router among its own. */
const user = join(import.meta.dirname, '../../../features/account/package.json');

test('names fall away, and what makes a component is known to have no effect', () => {
  const code = 'const Link = React$1.forwardRef(function Inner() {});\nLink.displayName = "Link";\nexport { Link };';
  expect(withoutNames(code)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(function Inner() {});\n\nexport { Link };',
  );
});

test('React Router still has the form that this is written for', () => {
  const links = readFileSync(join(dirname(createRequire(user).resolve('react-router')), 'lib/dom/lib.js'), 'utf8');
  expect(links).toMatch(/^Link\.displayName = /m);
  expect(withoutNames(links)).not.toMatch(/^\w+\.displayName|^const \w+ = React\$1\./m);
});
