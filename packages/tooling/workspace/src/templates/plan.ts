import type { Files } from './words.ts';

/** A change of a file that is there already. */
export interface Edit {
  /** Path from the root. */
  readonly path: string;
  readonly change: (text: string) => string;
}

/** What a generator does, before any of it is done. */
export interface Plan {
  readonly files: Files;
  readonly edits: readonly Edit[];
  /** What no generator can decide, one sentence each. */
  readonly byHand: readonly string[];
}

/** Several plans as one. */
export function allOf(...plans: readonly Partial<Plan>[]): Plan {
  return {
    files: new Map(plans.flatMap(({ files = new Map<string, string>() }) => [...files])),
    edits: plans.flatMap(({ edits = [] }) => edits),
    byHand: plans.flatMap(({ byHand = [] }) => byHand),
  };
}

/** Thrown where a file does not have the place that an edit looks for. */
export class PlaceMissing extends Error {
  constructor(path: string, place: string) {
    super(`${path} has no place for it: "${place}" was looked for.`);
  }
}

function split(path: string, text: string, place: string, after = ''): readonly [before: string, rest: string] {
  const from = after === '' ? 0 : text.indexOf(after);
  const at = from < 0 ? -1 : text.indexOf(place, from);
  if (at < 0) throw new PlaceMissing(path, from < 0 ? after : place);
  return [text.slice(0, at), text.slice(at)];
}

/** Puts `added` before the first `place` behind `after`. */
export function before(path: string, place: string, added: string, after?: string): Edit {
  return {
    path,
    change: (text) => {
      const [head, rest] = split(path, text, place, after);
      return `${head}${added}${rest}`;
    },
  };
}

/** Adds an import; the formatter puts it into its place. */
export const imports = (path: string, line: string): Edit => ({ path, change: (text) => `${line}\n${text}` });

/** Adds an entry to an object literal, in the order of its keys. */
export function entry(path: string, opening: string, key: string, value: string): Edit {
  return {
    path,
    change: (text) => {
      const [head, rest] = split(path, text, opening);
      const end = rest.indexOf('\n};');
      if (end < 0) throw new PlaceMissing(path, '};');
      const [first = '', ...lines] = rest.slice(0, end).split('\n');
      const keyOf = (line: string) => /^ {2}'?([\w-]+)'?: /.exec(line)?.[1];
      const next = lines.findIndex((line) => (keyOf(line) ?? '') > key);
      const at = next < 0 ? lines.length : next;
      const written = `  ${key.includes('-') ? `'${key}'` : key}: ${value},`;
      return `${head}${[first, ...lines.slice(0, at), written, ...lines.slice(at)].join('\n')}${rest.slice(end)}`;
    },
  };
}

/** Adds a text to an array literal of texts in alphabetical order. */
export function item(path: string, opening: string, text: string): Edit {
  return {
    path,
    change: (all) => {
      const [head, rest] = split(path, all, opening);
      const written = `  '${text}',`;
      const lines = rest.split('\n');
      const at = lines.findIndex((line, index) => index > 0 && (line.startsWith(']') || line > written));
      return head + lines.toSpliced(at, 0, written).join('\n');
    },
  };
}

/** Adds a row to the first table of a Markdown page behind `heading`. */
export function row(path: string, heading: string, cells: string): Edit {
  return {
    path,
    change: (text) => {
      const [head, rest] = split(path, text, heading);
      const table = /(?:^\|.*\n)+/m.exec(rest);
      if (!table) throw new PlaceMissing(path, `the table of ${heading}`);
      const end = table.index + table[0].length;
      return `${head}${rest.slice(0, end)}${cells}\n${rest.slice(end)}`;
    },
  };
}

/** What the edits make of the files: path → text. Throws where a place is missing; nothing is written. */
export function edited(edits: readonly Edit[], read: (path: string) => string): Files {
  const texts = new Map<string, string>();
  for (const { path, change } of edits) texts.set(path, change(texts.get(path) ?? read(path)));
  return texts;
}
