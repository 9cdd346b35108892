import { type Mark, nestRuns, type Run } from './nestRuns.ts';
import type { RichTextNode, RichTextTag } from './richText.ts';

type ContainerTag = Extract<RichTextTag, 'ul' | 'ol' | 'li' | 'blockquote'>;
interface Container {
  readonly tag: ContainerTag | 'root';
  readonly start?: number;
  readonly children: RichTextNode[];
}

const DEEPEST = 12;
const isList = ({ tag }: Container) => tag === 'ul' || tag === 'ol';

/**
 * Puts words and blocks together so that they always nest as HTML allows: lists hold items, items and quotes hold
 * blocks.
 */
export function buildBlocks() {
  const root: Container = { tag: 'root', children: [] };
  const open: Container[] = [root];
  let block: { readonly tag: 'p' | 'h2' | 'h3'; readonly isExplicit: boolean; readonly runs: Run[] } | undefined;
  const innermost = () => open.at(-1) as Container;

  const closeContainer = () => {
    const container = open.pop() as Container;
    const { tag, children, start } = container;
    if (tag === 'root') return;
    const first = children[0];
    if (tag === 'li' && (typeof first !== 'object' || first.tag !== 'p')) children.unshift({ tag: 'p', children: [] });
    if (children.length > 0) innermost().children.push({ tag, children, ...(start !== undefined && { start }) });
  };
  const endBlock = () => {
    if (!block) return;
    const { tag, isExplicit, runs } = block;
    block = undefined;
    const last = runs.at(-1);
    if (last && last.text !== '\n') runs[runs.length - 1] = { ...last, text: last.text.replace(/ $/, '') };
    const isBlank = runs.length === 1 && runs[0]?.text === '\n';
    const children = isBlank ? [] : nestRuns(runs.filter(({ text }) => text !== ''));
    if (children.length > 0 || isExplicit || isBlank) innermost().children.push({ tag, children });
  };
  const startBlock = (tag: 'p' | 'h2' | 'h3', isExplicit = true) => {
    endBlock();
    if (isList(innermost())) openContainer('li');
    block = { tag: innermost().tag === 'li' ? 'p' : tag, isExplicit, runs: [] };
  };
  const openContainer = (tag: ContainerTag, start?: number) => {
    endBlock();
    if (open.length > DEEPEST) return;
    const isInList = isList(innermost());
    if (tag === 'li') {
      if (open.some(isList)) while (!isList(innermost())) closeContainer();
      else return;
    } else if (isInList) open.push({ tag: 'li', children: [] });
    open.push({ tag, children: [], ...(start !== undefined && { start }) });
  };
  return {
    startBlock,
    endBlock,
    openContainer,
    endContainer: (tag: ContainerTag) => {
      endBlock();
      if (open.some((container) => container.tag === tag)) {
        while (innermost().tag !== tag) closeContainer();
        closeContainer();
      }
    },
    addBreak: (href: string | undefined, marks: readonly Mark[]) => {
      if (!block) startBlock('p', false);
      block?.runs.push({ text: '\n', href, marks });
    },
    addText: (text: string, href: string | undefined, marks: readonly Mark[]) => {
      const collapsed = text.replace(/[ \t\n\r\f]+/g, ' ');
      const before = block?.runs.at(-1)?.text;
      const isAtStart = before === undefined || /[ \n]$/.test(before);
      const words = isAtStart ? collapsed.replace(/^ /, '') : collapsed;
      if (words === '') return;
      if (!block) startBlock('p', false);
      block?.runs.push({ text: words, href, marks });
    },
    finish: (): readonly RichTextNode[] => {
      endBlock();
      while (open.length > 1) closeContainer();
      return root.children;
    },
  };
}
