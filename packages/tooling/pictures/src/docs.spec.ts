import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { foreignTexts } from './foreignTexts.ts';
import { docsPages } from './staticStorybook.ts';
import { openEntry, test } from './storybookPage.ts';

interface Component {
  readonly props: readonly { readonly name: string }[];
  /** Id of the page that shows them. */
  readonly page?: string;
}

interface Contract {
  readonly components: Readonly<Record<string, Component>>;
  /** Title of a page → the component of its examples. */
  readonly titles: Readonly<Record<string, string>>;
}

const { components, titles } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../docs/component-props.json'), 'utf8'),
) as Contract;

const pages = docsPages().filter(({ title }) => /^(UI|Patterns|Widgets)\//.test(title));
const propsOf = (name: string) => components[name]?.props.map(({ name: prop }) => prop).toSorted() ?? [];

/** The names in the tables of props of the page: under `''` those that can be tried out, else those of a component. */
const shownProps = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-props-of], .docblock-argstable:not([data-props-of] *)')].map(
      (table) => ({
        of: table.dataset['propsOf'] ?? '',
        // The first cell is the name; a needed prop has a star behind it, and rows of headings have other cells.
        names: [...table.querySelectorAll('tbody tr:has(> td:nth-child(3)) > td:first-child')].map(
          (cell) => cell.querySelector('span')?.textContent ?? cell.textContent,
        ),
      }),
    ),
  );

/** What the look of an example is made of, as computed; what follows from the width it is given is left out. */
const LOOK = [
  'background-color',
  'border-bottom-style',
  'border-bottom-width',
  'border-top-style',
  'border-top-width',
  'box-sizing',
  'color',
  'column-gap',
  'display',
  'font-family',
  'font-size',
  'font-stretch',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'position',
  'row-gap',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'vertical-align',
  'white-space-collapse',
] as const;

/** Runs in the page: whether every example that is no frame of its own has been drawn. */
function hasAllExamples(): boolean {
  const drawn = document.documentElement.dataset['renderedStories']?.split(' ') ?? [];
  return [...document.querySelectorAll('.sb-story:has([id$="-inner"])')].every(({ id }) =>
    drawn.includes(id.replace(/^story--/, '').replace(/--primary$/, '')),
  );
}

/** Runs in the page: which elements of examples look different without the styles of the documentation around them. */
function reachedByDocs(properties: readonly string[]): readonly string[] {
  // What follows from the width that the page leaves is the example's own.
  for (const story of document.querySelectorAll<HTMLElement>('.sb-story'))
    story.style.inlineSize = `${story.getBoundingClientRect().width}px`;
  const elements = [...document.querySelectorAll('.sb-story *')].filter((each) => each instanceof HTMLElement);
  const looks = () =>
    elements.map((element) => {
      const computed = element.computedStyleMap();
      return properties.map((name) => `${name}: ${computed.get(name)?.toString() ?? ''}`);
    });
  const before = looks();
  // The styles of the documentation: those of Storybook's blocks, and the rules for pages.
  const sheets = [...document.styleSheets];
  const ofBlocks = sheets.filter(({ ownerNode }) => ownerNode instanceof HTMLElement && 'emotion' in ownerNode.dataset);
  const ofPages = sheets
    .filter((sheet) => !ofBlocks.includes(sheet))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.includes('.sbdocs'))
    .map((rule) => ({ rule, selector: rule.selectorText }));
  for (const sheet of ofBlocks) sheet.disabled = true;
  for (const { rule } of ofPages) rule.selectorText = 'nowhere';
  const alone = looks();
  for (const sheet of ofBlocks) sheet.disabled = false;
  for (const { rule, selector } of ofPages) rule.selectorText = selector;
  return alone.flatMap((after, at) =>
    after.flatMap((value, which) =>
      value === before[at]?.[which]
        ? []
        : [`${elements[at]?.outerHTML.slice(0, 120) ?? ''}: ${before[at]?.[which] ?? ''}, alone ${value}`],
    ),
  );
}

test('every component whose props are published has a page', () => {
  const without = Object.entries(components).filter(([, { page }]) => page === undefined);
  expect(without.map(([name]) => name)).toEqual([]);
});

for (const { id, title } of pages) {
  test(`${id} shows the published props, and its examples as they are`, async ({
    stories: page,
    storybook,
    language,
  }) => {
    await openEntry(page, storybook, id, 'docs', language);
    await page.waitForFunction(hasAllExamples);
    const shown = (await shownProps(page)).map(({ of, names }) => ({ of: of || (titles[title] ?? ''), names }));
    for (const { of, names } of shown) expect.soft(names.toSorted(), of).toEqual(propsOf(of));
    const described = Object.entries(components).flatMap(([name, component]) => (component.page === id ? [name] : []));
    expect.soft(shown.map(({ of }) => of)).toEqual(expect.arrayContaining(described));
    const reached = await page.evaluate(reachedByDocs, LOOK);
    expect.soft(reached, 'styles of the documentation in examples').toEqual([]);
    expect.soft(await foreignTexts(page, language), 'texts in another language').toEqual([]);
  });
}
