import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructureNode {
  role?: string;
  alt?: string;
  lang?: string;
  children?: readonly StructureNode[];
}

/** A PDF as a reader, and a reader for the blind, finds it. */
export interface ReadPdf {
  title: string;
  language: string | null;
  isTagged: boolean;
  bookmarks: string[];
  /** Text of each page. */
  pages: string[];
  /** Roles of the structure, page by page, in reading order. */
  roles: string[][];
  /** Texts that stand for pictures and charts, page by page. */
  alternatives: string[][];
  links: string[];
  /** Names of the fonts, and whether every one of them is in the file. */
  fonts: string[];
  areFontsEmbedded: boolean;
}

function* nodesOf(node: StructureNode | null): Generator<StructureNode> {
  if (node === null) return;
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString('latin1');
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string | null };
  const pages: string[] = [];
  const roles: string[][] = [];
  const alternatives: string[][] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    const nodes = [...nodesOf((await page.getStructTree()) as StructureNode | null)];
    roles.push(nodes.flatMap(({ role }) => (role === undefined || role === 'Root' ? [] : [role])));
    alternatives.push(nodes.flatMap(({ role, alt }) => (role === 'Figure' ? [alt ?? ''] : [])));
    for (const annotation of (await page.getAnnotations()) as { url?: string }[])
      if (annotation.url !== undefined) links.push(annotation.url);
  }
  const outline = (await document.getOutline()) as { title: string }[] | null;
  const mark = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  const names = [...raw.matchAll(/\/FontName \/(\S+)/g)].map(([, name = '']) => name);
  const read = {
    title: Title ?? '',
    language: Language ?? null,
    isTagged: mark?.get('Marked') === true,
    bookmarks: (outline ?? []).map(({ title }) => title),
    pages,
    roles,
    alternatives,
    links,
    fonts: names,
    areFontsEmbedded: names.length > 0 && [...raw.matchAll(/\/FontFile2 /g)].length === names.length,
  };
  await task.destroy();
  return read;
}
