import { posix } from 'node:path';
import type { House } from '../house.ts';
import type { Rule } from '../rule.ts';

/** A text of the repository with its path from the root. */
type Page = readonly [path: string, text: string];

const READ = /\.(tsx?|mts|mjs|mdx?|ya?ml)$/;
/** The list of requirements is given: its ids are cited, its own column of sources is not. */
const REQUIREMENTS = 'docs/requirements.tsv';

/** Every text that may hold a reference: sources, contract and pages. */
function textsOf({ packages, pages }: House): readonly Page[] {
  const ofPackages = packages.flatMap(({ folder, files }) =>
    [...files].map(([path, text]): Page => [`${folder}/${path}`, text]),
  );
  return [...ofPackages, ...pages].filter(([path]) => READ.test(path));
}

/** Every file by its path from the root. */
function filesOf({ packages, pages }: House): ReadonlyMap<string, string> {
  return new Map([
    ...pages,
    ...packages.flatMap(({ folder, files }) => [...files].map(([path, text]) => [`${folder}/${path}`, text] as const)),
  ]);
}

/** The anchors of a Markdown page: its headings as GitHub writes them into addresses. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const slug = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let more = 1; anchors.has(anchor); more += 1) anchor = `${slug}-${more}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Finds what a reference leads to; anchors of a page are read once. */
function createFollower(house: House) {
  const files = filesOf(house);
  const paths = [...files.keys()];
  const anchors = new Map<string, ReadonlySet<string>>();
  const isFolder = (path: string): boolean => paths.some((one) => one.startsWith(`${path}/`));

  /** Why nothing is there; undefined when something is. */
  return (path: string, anchor: string | undefined): string | undefined => {
    const text = files.get(path);
    if (text === undefined) return isFolder(path) ? undefined : `there is no ${path}`;
    if (anchor === undefined || !path.endsWith('.md')) return undefined;
    const known = anchors.get(path) ?? anchorsOf(text);
    anchors.set(path, known);
    return known.has(anchor) ? undefined : `${path} has no heading #${anchor}`;
  };
}

/** Each match of a pattern with the line it is in. */
function* matchesIn(
  text: string,
  pattern: RegExp,
): Generator<{ readonly match: RegExpMatchArray; readonly line: number }> {
  for (const match of text.matchAll(pattern)) yield { match, line: text.slice(0, match.index).split('\n').length };
}

// A reference that goes on in the next line of a comment: behind a slash, a hyphen or the number sign, or before that.
const BROKEN =
  /(docs\/[\w./#-]*(?:[/#-]|(?<=\.md)(?=\s+(?:\*|\/\/|#)?[ \t]*#\w)))[ \t]*(\n+)[ \t]*(?:(?:\*|\/\/|#)[ \t]+)?([#\w]\S*)/g;

/** The text with each reference in one line; the lines behind it keep their numbers. */
function unbroken(text: string): string {
  const joined = text.replaceAll(BROKEN, '$1$3$2');
  return joined === text ? text : unbroken(joined);
}

const PAGE_REFERENCE = /(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu;

export const referencesLeadSomewhere: Rule = {
  title: 'every reference to a page of docs leads to the page and its heading',
  check(house) {
    const follow = createFollower(house);
    return textsOf(house).flatMap(([path, text]) =>
      [...matchesIn(unbroken(text), PAGE_REFERENCE)].flatMap(({ match: [, page = '', anchor], line }) => {
        const objection = follow(page, anchor);
        return objection === undefined ? [] : [`${path}:${line}: ${objection}`];
      }),
    );
  },
};

const LINK = /\]\((?![a-z][a-z+.-]*:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

export const linksResolve: Rule = {
  title: 'links between Markdown pages resolve',
  check(house) {
    const follow = createFollower(house);
    return textsOf(house)
      .filter(([path]) => path.endsWith('.md'))
      .flatMap(([path, text]) =>
        [...matchesIn(text.replaceAll(/`[^`\n]*`/g, ''), LINK)].flatMap(({ match: [, to = '', anchor], line }) => {
          const target = to === '' ? path : posix.join(posix.dirname(path), decodeURI(to)).replace(/\/$/, '');
          const objection = follow(target, anchor);
          return objection === undefined ? [] : [`${path}:${line}: ${objection}`];
        }),
      );
  },
};

export const requirementsExist: Rule = {
  title: 'every requirement that is mentioned is in the list of requirements',
  check(house) {
    const known = new Set(house.pages.get(REQUIREMENTS)?.match(/^R-[A-Z]+-\d{3}(?=\t)/gm) ?? []);
    return textsOf(house).flatMap(([path, text]) =>
      [...matchesIn(text, /\bR-[A-Z]+-\d{3}\b/g)].flatMap(({ match: [id], line }) =>
        known.has(id) ? [] : [`${path}:${line}: ${REQUIREMENTS} has no ${id}`],
      ),
    );
  },
};

// Codes of papers that the repository does not contain: nobody could look them up.
const FOREIGN_CODES: readonly RegExp[] = [
  // Numbered decisions, mails, and sections of numbered papers.
  /\bA-\d{3}\b/g,
  /\bEM\d{2,3}[a-z]?\b/g,
  /\b0{2}[01] ?§/g,
  // Chapters by their letter, as in "appendix" or "modules" with a letter and a number.
  /\bappendi(?:x|ces) [A-Z]\d*\b/gi,
  /\bmodules? [A-H]\d{1,2}\b/g,
  /\brulings? (?:on\b|")/g,
  // A bare letter with a number, where a source is named: in brackets behind a word, behind "table", "list" or the tag.
  /(?<=\w )\((?:[A-HKLNPT]\d{1,2})(?:[,;] [^)]*)?\)/g,
  /\b(?:list|table|tables|rule) [KLNT]\d{1,2}\b/g,
  /@source [A-Z]\d{1,2}\b/g,
];

export const noForeignCodes: Rule = {
  title: 'nothing cites a code of a paper that is not in the repository',
  check: (house) =>
    textsOf(house).flatMap(([path, text]) =>
      FOREIGN_CODES.flatMap((code) =>
        [...matchesIn(text, code)].map(
          ({ match: [cited], line }) =>
            `${path}:${line} cites "${cited}"; name a heading of docs/domain or a requirement instead`,
        ),
      ),
    ),
};
