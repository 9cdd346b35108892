import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { docsIdOf } from './docs/links.ts';
import { sectionsOf } from './docs/sections.ts';

const root = join(import.meta.dirname, '..');

interface DocsPage {
  readonly title: string;
  readonly summary: string;
  readonly link: string;
  readonly text: string;
}

const CODE = /^(```[^\n]*\n[\s\S]*?^```)$/m;

const proseOf = (text: string) =>
  text
    .replace(/^import .*$/gm, '')
    .replace(/^<\/?[A-Z][^\n]*$/gm, '')
    .replace(/^## Props\s*$[\s\S]*/m, '')
    .replace(/\n{3,}/g, '\n\n');

/**
 * The words of a page: without imports, blocks with live examples and other tags; examples of code stay as they are
 * written.
 */
export const wordsOf = (source: string): string =>
  source
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : proseOf(part)))
    .join('')
    .trim();

/** All but the last part of a title, for example `UI/Actions`. */
const groupOf = (title: string) => title.slice(0, Math.max(0, title.lastIndexOf('/'))) || title;

/** Pages that show a file of Markdown, or sections of one, say what stands there. */
function withFiles(source: string, folder: string): string {
  const fileOf = (name: string) => {
    const path = new RegExp(`^import ${name} from '([^']+\\.md)\\?raw';$`, 'm').exec(source)?.[1] ?? '';
    return readFileSync(join(root, folder, path), 'utf8');
  };
  return source
    .replace(/<Markdown>\{(\w+)\}<\/Markdown>/g, (_, name: string) => fileOf(name))
    .replace(/<Readme\s+text=\{(\w+)\}\s+of=\{\[([^\]]*)\]\}\s*\/>/g, (_, name: string, list: string) =>
      sectionsOf(
        fileOf(name),
        [...list.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, single, double]) => single ?? double ?? ''),
      ),
    );
}

function pageOf(path: string): DocsPage | undefined {
  const source = withFiles(readFileSync(join(root, path), 'utf8'), dirname(path));
  const stories = /from '(\.\/[^']+\.stories\.tsx)'/.exec(source)?.[1];
  const own = /<Meta title="([^"]+)"/.exec(source)?.[1];
  const shown =
    own ??
    (stories && /\btitle: '([^'/]+\/[^']+)'/.exec(readFileSync(join(root, dirname(path), stories), 'utf8'))?.[1]);
  if (!shown) return undefined;
  const text = wordsOf(source);
  const [, title = '', summary = ''] = /^# (.+)\n\n([^\n]+(?:\n[^\n]+)*)/m.exec(text) ?? [];
  return {
    title: shown,
    summary: summary.replaceAll('\n', ' ') || title,
    link: `?path=/docs/${docsIdOf(shown)}`,
    text,
  };
}

/**
 * Writes what the pages say for readers that are programs: `llms.txt`, an index, and `llms-full.txt`, everything with
 * the props.
 */
export function llms(): Plugin {
  return {
    name: 'resonanz-llms',
    apply: 'build',
    generateBundle() {
      const pages = globSync('packages/*/*/src/**/*.mdx', { cwd: root })
        .flatMap((path) => pageOf(relative(root, join(root, path))) ?? [])
        .toSorted((a, b) => (a.title < b.title ? -1 : 1));
      const head =
        "# Resonanz\n\n> The design system of Resonanz: accessible React components in German and English, light and dark, for three audiences. One entry per component, for example `import { Button } from '@resonanz/ui/Button'`. No class names from outside; every text is a prop.\n";
      const groups = [...new Set(pages.map(({ title }) => groupOf(title)))];
      const index = groups.map((group) => {
        const lines = pages
          .filter(({ title }) => groupOf(title) === group)
          .map(({ title, link, summary }) => `- [${title.slice(title.lastIndexOf('/') + 1)}](${link}): ${summary}`);
        return `\n## ${group}\n\n${lines.join('\n')}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: head + index.join('') });
      const props = `# Props of the published components\n\n\`\`\`\n${readFileSync(join(root, 'docs/prop-contracts.txt'), 'utf8')}\`\`\``;
      this.emitFile({
        type: 'asset',
        fileName: 'llms-full.txt',
        source: `${head}\n${[...pages.map(({ text }) => text), props].join('\n\n---\n\n')}\n`,
      });
    },
  };
}
