import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const css = readFileSync(createRequire(import.meta.url).resolve('@fullcalendar/react/skeleton.css'), 'utf8');
const comments = /\/\*[\s\S]*?\*\//g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const outdated = /^-(ms|moz)-/;

const propertyName = (name: string) =>
  name.startsWith('--')
    ? name
    : name.replace(/^-webkit/, 'Webkit').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function declarations(block: string): Record<string, string> {
  const pairs = block
    .split(';')
    .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
    .filter(([name = '', value]) => name && value && !outdated.test(name) && !(name === 'overflow-style'))
    .map(([name = '', value = '']) => [propertyName(name), value]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

function rulesIn(text: string, media?: string) {
  return [...text.matchAll(rule)]
    .map(([, selector = '', block = '']) => ({
      selector: selector.trim().replace(/\s*\n\s*/g, ' '),
      rule: declarations(block),
      ...(media && { media }),
    }))
    .filter((entry) => Object.keys(entry.rule).length > 0);
}

/** The rules of the calendar's own style sheet, plain ones and those that are not for print. */
function readSkeleton(text: string) {
  const plain = text.replace(comments, '');
  const start = plain.indexOf('@media not print {');
  const end = plain.indexOf('}\n}', start);
  const inner = plain.slice(plain.indexOf('{', start) + 1, end + 1);
  return [...rulesIn(plain.slice(0, start)), ...rulesIn(inner, 'not print'), ...rulesIn(plain.slice(end + 3))];
}

const origin =
  '// Made from @fullcalendar/react/skeleton.css; after an update of the library: vitest run -u skeleton.test.ts';
const head = `${origin}

/** One rule of the calendar's own layout. */
export interface SkeletonRule {
  readonly selector: string;
  readonly rule: Readonly<Record<string, string>>;
  readonly media?: string;
}

/** The calendar's own layout, without looks. */
export const skeletonRules: readonly SkeletonRule[] = `;

test('the layout rules are those of the installed calendar', async () => {
  const rules = readSkeleton(css);
  expect(rules.length).toBeGreaterThan(80);
  const lines = rules.map((entry) => `  ${JSON.stringify(entry)},`).join('\n');
  await expect(`${head}[\n${lines}\n];\n`).toMatchFileSnapshot('./skeletonRules.gen.ts');
});
