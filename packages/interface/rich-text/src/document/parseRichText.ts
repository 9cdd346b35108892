import { buildBlocks } from './buildBlocks.ts';
import type { Mark } from './nestRuns.ts';
import type { RichTextNode } from './richText.ts';
import { safeAddress } from './safeAddress.ts';
import { tokenizeHtml } from './tokenizeHtml.ts';

const MARKS = new Map<string, Mark>(
  Object.entries({ strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', ins: 'u', s: 's', del: 's', strike: 's' }),
);
const BLOCKS = new Map<string, 'p' | 'h2' | 'h3'>(
  Object.entries({ p: 'p', h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }),
);
const CONTAINERS: readonly string[] = ['ul', 'ol', 'li', 'blockquote'];
/** Elements that end a paragraph and are dropped. */
const BOUNDARIES = new Set(
  'address article aside body caption center dd details dialog div dl dt fieldset figcaption figure footer form header hr html legend main menu nav pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

function listStart(attribute: string | undefined): number | undefined {
  const start = Number(attribute);
  return Number.isInteger(start) && start > 1 && start < 10_000 ? start : undefined;
}

/** Reads HTML from anywhere into the closed list of elements; everything else is dropped or becomes words. */
export function parseRichText(html: string): readonly RichTextNode[] {
  const blocks = buildBlocks();
  const depth = new Map<Mark, number>();
  const addresses: (string | undefined)[] = [];
  const marks = () => [...depth].flatMap(([mark, count]) => (count > 0 ? [mark] : []));

  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') {
      blocks.addText(token.text, addresses.at(-1), marks());
      continue;
    }
    const { name, kind } = token;
    const isOpen = kind === 'open';
    const mark = MARKS.get(name);
    const block = BLOCKS.get(name);
    if (mark) depth.set(mark, Math.max(0, (depth.get(mark) ?? 0) + (isOpen ? 1 : -1)));
    else if (name === 'a') {
      if (isOpen) addresses.push(safeAddress(token.attributes.get('href') ?? ''));
      else addresses.pop();
    } else if (name === 'br' && isOpen) blocks.addBreak(addresses.at(-1), marks());
    else if (block && isOpen) blocks.startBlock(block);
    else if (block || BOUNDARIES.has(name)) blocks.endBlock();
    else if (CONTAINERS.includes(name)) {
      const tag = name as 'ul' | 'ol' | 'li' | 'blockquote';
      if (!isOpen) blocks.endContainer(tag);
      else blocks.openContainer(tag, name === 'ol' ? listStart(token.attributes.get('start')) : undefined);
    }
  }
  return blocks.finish();
}
