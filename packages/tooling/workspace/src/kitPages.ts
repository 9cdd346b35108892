import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { House } from './house.ts';

/** One line of a component's table of accessibility checks. */
export interface AccessibilityCheck {
  readonly check: string;
  readonly result: string;
  readonly evidence: string;
}

/** The page of one component of the interface floor. */
export interface KitPage {
  /** Package and component, for example `@resonanz/ui/Button`. */
  readonly entry: string;
  /** The first heading. */
  readonly title: string;
  /** The sentence below it. */
  readonly summary: string;
  /** Headings of the second level, in order. */
  readonly sections: readonly string[];
  /** What it is called elsewhere; Storybook's search finds it by these. */
  readonly otherNames: readonly string[];
  readonly checks: readonly AccessibilityCheck[];
  /** Names that the evidence may point at: exported stories and test files of the folder. */
  readonly proofs: ReadonlySet<string>;
  /** Ids of the folder's stories in Storybook, by the names of their exports. */
  readonly storyIds: ReadonlyMap<string, string>;
}

/** The sections that every page has, in this order. */
export const SECTIONS = [
  'When to use it',
  'When not, and what instead',
  'Do and don’t',
  'Keyboard',
  'Accessibility',
  'Props',
] as const;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const straight = (text: string) => text.replaceAll("'", '’');

function checksOf(text: string): readonly AccessibilityCheck[] {
  const section = text.split(/^## Accessibility$/m)[1]?.split(/^## /m)[0] ?? '';
  return [...section.matchAll(/^\| (?!Check |---)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(
    ([, check = '', result = '', evidence = '']) => ({
      check: check.trim(),
      result: result.trim(),
      evidence: evidence.trim(),
    }),
  );
}

function storyIdsOf(code: string): readonly (readonly [string, string])[] {
  const [, title = ''] = /\btitle: '(UI\/[^']+)'/.exec(code) ?? [];
  return [...code.matchAll(/^export const (\w+)/gm)].map(
    ([, name = '']) => [name, toId(title, storyNameFromExport(name))] as const,
  );
}

/** The pages of the components that packages of the interface floor publish. */
export function kitPages({ packages }: House): readonly KitPage[] {
  return packages
    .filter(({ floor, manifest }) => floor === 'interface' && !manifest.private)
    .flatMap(({ manifest, files }) =>
      [...files]
        // What has no stories of its own, as the overview, is not a component's page.
        .filter(([path]) => /^src\/.+\.mdx$/.test(path) && files.has(path.replace('.mdx', '.stories.tsx')))
        .map(([path, text]) => {
          const beside = [...files].filter(([other]) => folderOf(other) === folderOf(path));
          const storyIds = new Map(
            beside.filter(([other]) => other.endsWith('.stories.tsx')).flatMap(([, code]) => storyIdsOf(code)),
          );
          const tests = beside.flatMap(([other]) =>
            /\.test\.tsx?$/.test(other) ? [other.slice(other.lastIndexOf('/') + 1)] : [],
          );
          const [, title = '', summary = ''] = /^# (.+)\n\n([^\n<#][^\n]*(?:\n[^\n<#]+)*)/m.exec(text) ?? [];
          return {
            entry: `${manifest.name}/${path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length)}`,
            title,
            summary: summary.replaceAll('\n', ' ').trim(),
            sections: [...text.matchAll(/^## (.+)$/gm)].map(([, name = '']) => straight(name.trim())),
            otherNames: /^### Also called (.+)$/m.exec(text)?.[1]?.split(', ') ?? [],
            checks: checksOf(text),
            proofs: new Set([...storyIds.keys(), ...tests]),
            storyIds,
          };
        }),
    )
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1));
}

/** The status of every component in one table, from the pages. */
export function accessibilityText(pages: readonly KitPage[]): string {
  const rows = pages.flatMap(({ entry, checks }) =>
    checks.map(({ check, result, evidence }) => `| \`${entry}\` | ${check} | ${result} | ${evidence} |`),
  );
  return `# Accessibility of the kit

The aim is WCAG 2.2 AA. Each line names what was checked and where the proof stands: a story (every story is a test, with axe in light
and in dark) or a test file beside the component. Written by \`npm run generate\` from the components' pages.

| Component | Check | Result | Evidence |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
