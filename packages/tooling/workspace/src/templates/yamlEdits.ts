import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, type Node, type YAMLMap } from 'yaml';
import { PlaceMissing, type Edit } from './plan.ts';

/** Where a value ends, without the space and the comments behind it. */
function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? 0;
  return text.slice(0, end).trimEnd().length;
}

/** The column in which a node begins. */
function columnOf(text: string, node: Node): number {
  const at = node.range?.[0] ?? 0;
  return at - text.lastIndexOf('\n', at - 1) - 1;
}

const insert = (text: string, at: number, added: string): string => text.slice(0, at) + added + text.slice(at);

/** Adds to a list or map in braces or brackets, which may end with a comma. */
function inFlow(text: string, node: Node, added: string): string {
  const at = text.slice(0, endOf(text, node) - 1).trimEnd().length;
  return insert(text, at, `${/[,[{]$/.test(text.slice(0, at)) ? ' ' : ', '}${added}`);
}

/** The key of the first pair of a map. */
const firstKeyOf = (map: YAMLMap): Node | undefined =>
  map.items.map(({ key }) => key).find((key): key is Node => isNode(key));

/** Adds a pair at the end of the map at a path of keys. */
export function addsPair(path: string, keys: readonly string[], added: string): Edit {
  return {
    path,
    change: (text) => {
      const map = parseDocument(text).getIn(keys, true);
      if (!isMap(map)) throw new PlaceMissing(path, keys.join('.'));
      if (map.flow) return inFlow(text, map, added);
      const key = firstKeyOf(map);
      if (!key) throw new PlaceMissing(path, keys.join('.'));
      return insert(text, endOf(text, map), `\n${' '.repeat(columnOf(text, key))}${added}`);
    },
  };
}

/** Adds a text to the list of texts at a path of keys. */
export function addsText(path: string, keys: readonly string[], added: string): Edit {
  return {
    path,
    change: (text) => {
      const list = parseDocument(text).getIn(keys, true);
      if (!isSeq(list)) throw new PlaceMissing(path, keys.join('.'));
      if (list.flow) return inFlow(text, list, added);
      return insert(text, endOf(text, list), `\n${' '.repeat(columnOf(text, list))}- ${added}`);
    },
  };
}

/** Where the line of a place begins, or the first of the comments above it. */
function startOf(text: string, at: number): number {
  let start = text.lastIndexOf('\n', at - 1) + 1;
  for (;;) {
    const above = text.lastIndexOf('\n', start - 2) + 1;
    if (start === 0 || !/^ *#/.test(text.slice(above, start))) return start;
    start = above;
  }
}

/** Adds a pair before the one with the key `next` of the map at a path of keys, and before the comments above that. */
export function addsPairBefore(path: string, keys: readonly string[], next: string, added: string): Edit {
  return {
    path,
    change: (text) => {
      const map = parseDocument(text).getIn(keys, true);
      const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === next) : undefined;
      if (!isPair(pair) || !isNode(pair.key)) throw new PlaceMissing(path, [...keys, next].join('.'));
      const column = columnOf(text, pair.key);
      return insert(text, startOf(text, pair.key.range?.[0] ?? 0), `${' '.repeat(column)}${added}\n`);
    },
  };
}
