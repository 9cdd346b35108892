import type { RichTextNode, RichTextTag } from './richText.ts';

/** A way to set words. */
export type Mark = Extract<RichTextTag, 'strong' | 'em' | 'u' | 's'>;

/** Words of one look within a block; `\n` is a line break. */
export interface Run {
  readonly text: string;
  readonly href: string | undefined;
  readonly marks: readonly Mark[];
}

const ORDER: readonly ('href' | Mark)[] = ['href', 'strong', 'em', 'u', 's'];

const look = (run: Run, key: 'href' | Mark) => (key === 'href' ? run.href : run.marks.includes(key) || undefined);

/** Nests runs in one canonical order, links outermost, so that equal texts are equal strings. */
export function nestRuns(runs: readonly Run[], depth = 0): RichTextNode[] {
  const key = ORDER[depth];
  if (key === undefined) return runs.map(({ text }) => (text === '\n' ? { tag: 'br', children: [] } : text));
  const nodes: RichTextNode[] = [];
  for (let from = 0, to = 0; from < runs.length; from = to) {
    const value = look(runs[from] as Run, key);
    while (to < runs.length && look(runs[to] as Run, key) === value) to += 1;
    const children = nestRuns(runs.slice(from, to), depth + 1);
    if (value === undefined) nodes.push(...children);
    else nodes.push(key === 'href' ? { tag: 'a', href: String(value), children } : { tag: key, children });
  }
  return joinWords(nodes);
}

function joinWords(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
