import { toId } from 'storybook/internal/csf';
import type { PublishedComponent } from './componentProps.ts';
import type { House } from './house.ts';

/** A page of Storybook and the published components whose props it shows. */
export interface ComponentPage {
  /** For example `UI/Actions/Button`. */
  readonly title: string;
  /** The component of the examples, whose props can be tried out; absent on pages of several parts. */
  readonly main?: string;
  /** All components whose props the page shows. */
  readonly shown: readonly string[];
}

/** The title of a file of stories. */
export const titleOf = (code: string): string => /\btitle: '((?:[^'/]+\/)[^']+)'/.exec(code)?.[1] ?? '';

/** Where the page of a title stands. */
export const docsIdOf = (title: string): string => toId(title, 'Docs');

function pageOf(code: string, page: string, isPublished: (name: string) => boolean): ComponentPage {
  const title = titleOf(code);
  // Where the examples need a component around them, the title names the one that they are of.
  const candidates = [/^\s+component: (\w+)/m.exec(code)?.[1] ?? '', title.slice(title.lastIndexOf('/') + 1)];
  const main = candidates.find(isPublished);
  const named = [...page.matchAll(/<Props of="(\w+)"/g)].map(([, name = '']) => name);
  // A page without words of its own shows the props of its examples.
  const showsMain = main !== undefined && (page === '' || page.includes('<Controls'));
  return {
    title,
    ...(main === undefined ? {} : { main }),
    shown: [...new Set([...(showsMain ? [main] : []), ...named])],
  };
}

/** The pages of all files of stories in published packages of the floors interface, patterns and widgets. */
export function componentPages(
  { packages }: House,
  components: readonly PublishedComponent[],
): readonly ComponentPage[] {
  const names = new Set(components.map(({ name }) => name));
  const owners = new Set(components.map(({ entry }) => entry.slice(0, entry.lastIndexOf('/'))));
  return packages
    .filter(({ manifest }) => owners.has(manifest.name))
    .flatMap(({ files }) =>
      [...files]
        .filter(([path]) => path.endsWith('.stories.tsx'))
        .map(([path, code]) =>
          pageOf(code, files.get(path.replace('.stories.tsx', '.mdx')) ?? '', (name) => names.has(name)),
        ),
    )
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

/** What Storybook shows of every published component: `docs/component-props.json`. */
export function componentPropsText(components: readonly PublishedComponent[], pages: readonly ComponentPage[]): string {
  const pageOfName = (name: string) =>
    (pages.find(({ main }) => main === name) ?? pages.find(({ shown }) => shown.includes(name)))?.title;
  const shown = Object.fromEntries(
    components.map(({ name, ...rest }) => {
      const page = pageOfName(name);
      return [name, { ...rest, ...(page === undefined ? {} : { page: docsIdOf(page) }) }];
    }),
  );
  const titles = Object.fromEntries(pages.flatMap(({ title, main }) => (main === undefined ? [] : [[title, main]])));
  return `${JSON.stringify({ components: shown, titles }, null, 1)}\n`;
}
