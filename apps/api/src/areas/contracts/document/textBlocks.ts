/** A paragraph of a text; `marker` precedes a list item. */
export interface TextBlock {
  kind: 'H2' | 'P';
  text: string;
  marker?: string;
}

/** What clean HTML is made of: elements, and the words between them. */
const PIECES = /<(\/?)([a-z]\w*)(?:\s[^>]*)?>|[^<]+/g;
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const wordsOf = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);

/** Clean HTML as the paragraphs of a document, in their order. */
export function textBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const lists: { next: number | null }[] = [];
  let open: TextBlock | undefined;
  const begin = (kind: TextBlock['kind'], marker?: string): void => {
    // The paragraph that a list item consists of.
    if (open?.marker !== undefined && open.text === '' && marker === undefined) return;
    open = { kind, text: '', ...(marker !== undefined && { marker }) };
    blocks.push(open);
  };
  for (const [piece, slash, name] of html.matchAll(PIECES)) {
    if (name === undefined) {
      if (open === undefined && piece.trim() !== '') begin('P');
      if (open !== undefined) open.text += wordsOf(piece);
    } else if (name === 'ul' || name === 'ol') {
      if (slash === '/') lists.pop();
      else lists.push({ next: name === 'ol' ? 1 : null });
      open = undefined;
    } else if (name === 'br') {
      if (open !== undefined) begin(open.kind);
    } else if (slash === '/') {
      if (name === 'p' || name === 'li' || name.startsWith('h')) open = undefined;
    } else if (name === 'li') {
      const list = lists.at(-1);
      const number = list?.next ?? null;
      if (list !== undefined && number !== null) list.next = number + 1;
      begin('P', number === null ? '•' : `${number}.`);
    } else if (name === 'h2' || name === 'h3') {
      begin('H2');
    } else if (name === 'p') {
      begin('P');
    }
  }
  return blocks.map((block) => ({ ...block, text: block.text.trim() })).filter(({ text }) => text !== '');
}
