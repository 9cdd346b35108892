import PDFDocument from 'pdfkit';
import { pdfColors } from './pdfColors.ts';

/** Fonts of a document, as the bytes of TTF files. */
export interface PdfFonts {
  regular: Uint8Array;
  semibold: Uint8Array;
  bold: Uint8Array;
}

/** Metadata of a document. */
export interface PdfFacts {
  title: string;
  author: string;
  language: 'de' | 'en';
  /** When it was made. */
  date: Date;
  fonts: PdfFonts;
  /** Portrait orientation. Default: landscape. */
  isPortrait?: boolean;
}

/** How a text is drawn. */
export interface TextLook {
  font?: keyof PdfFonts;
  /** Points. Default 10. */
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Maximum number of lines; the rest is cut. Default 1. */
  lines?: number;
  /** Link target of the text. */
  address?: string;
}

/** A position, in points from the upper left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

type Parent = PDFKit.PDFStructureElement;

const landscapeA4 = { width: 841.89, height: 595.28 };
const portraitA4 = { width: landscapeA4.height, height: landscapeA4.width };

/** Characters missing from the fonts: emoji, and the characters that join and color them. */
const unprintable = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u200D|\u20E3|\p{Cc}/gu;

/** Removes characters the fonts cannot print. Digits and © also count as emoji in Unicode and stay. */
export function printable(text: string): string {
  return text
    .replace(unprintable, (sign) => (sign < '\u2000' && sign >= ' ' ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A tagged PDF on A4: content belongs to the document structure, everything else is an artifact. Texts stay within the
 * area they are given; pages are added explicitly, never automatically.
 */
export class PdfDraft {
  readonly page: { readonly width: number; readonly height: number };
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Parent;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;

  constructor({ title, author, language, date, fonts, isPortrait = false }: PdfFacts) {
    this.page = isPortrait ? portraitA4 : landscapeA4;
    this.#pdf = new PDFDocument({
      size: [this.page.width, this.page.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language === 'de' ? 'de-DE' : 'en-GB',
      // The type definitions cover neither PDF/UA nor documents without a built-in font.
      ...({ subset: 'PDF/UA', font: null } as object),
      info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
    });
    this.#ended = new Promise((resolve, reject) => this.#pdf.on('end', resolve).on('error', reject));
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const [name, bytes] of Object.entries(fonts)) this.#pdf.registerFont(name, Buffer.from(bytes as Uint8Array));
    this.#root = this.#pdf.struct('Document', { title });
    this.#pdf.addStructure(this.#root);
  }

  /** Adds a page with its structure element and a bookmark. */
  openPage(title: string): Parent {
    this.#pdf.addPage();
    this.#pdf.outline.addItem(title);
    return this.element(this.#root, 'Sect', title);
  }

  /** Continues the current structure element on another page. */
  continuePage(): void {
    this.#pdf.addPage();
  }

  /** Adds a structure element that contains others. */
  element(parent: Parent, kind: 'Sect' | 'Table' | 'TR' | 'L', title?: string): Parent {
    const element = this.#pdf.struct(kind, title === undefined ? {} : { title });
    parent.add(element);
    return element;
  }

  /** Draws an artifact: decoration without meaning. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.save();
    draw(this.#pdf);
    this.#pdf.restore();
    this.#pdf.endMarkedContent();
  }

  /** Draws a picture or chart with its alternative text. */
  figure(parent: Parent, alt: string, draw: (pdf: PDFKit.PDFDocument) => void): void {
    parent.add(
      this.#pdf.struct('Figure', { alt }, () => {
        this.#pdf.save();
        draw(this.#pdf);
        this.#pdf.restore();
      }),
    );
  }

  /** Draws a text as an element of its own. */
  text(
    parent: Parent,
    kind: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Caption',
    text: string,
    place: Place,
    look?: TextLook,
  ): void {
    parent.add(this.#pdf.struct(kind, {}, () => this.write(text, place, look)));
  }

  /** Draws a text as part of the current element; one that is too long ends in an ellipsis. */
  write(text: string, { x, y, width }: Place, look: TextLook = {}): void {
    const { font = 'regular', size = 10, color = pdfColors.text, align = 'left', lines = 1, address } = look;
    this.#pdf.font(font).fontSize(size).fillColor(color);
    const lineHeight = this.#pdf.currentLineHeight(true);
    this.#pdf.text(printable(text), x, y, {
      width,
      align,
      height: lineHeight * lines + 0.5,
      ellipsis: true,
      link: address ?? null,
    });
  }

  /** Draws a text as a link if its target is a web address. */
  link(parent: Parent, text: string, address: string, place: Place, look: TextLook = {}): void {
    const leads = /^https?:\/\//.test(address);
    parent.add(
      this.#pdf.struct(leads ? 'Link' : 'P', { alt: text }, () =>
        this.write(text, place, { ...look, ...(leads ? { address } : {}) }),
      ),
    );
  }

  /** Returns the width of a text in points. */
  widthOf(text: string, { font = 'regular', size = 10 }: TextLook = {}): number {
    return this.#pdf.font(font).fontSize(size).widthOfString(printable(text));
  }

  /** Returns the height of a line in points. */
  lineHeight({ font = 'regular', size = 10 }: TextLook = {}): number {
    return this.#pdf.font(font).fontSize(size).currentLineHeight(true);
  }

  /** Returns how many lines a text takes at a given width. */
  linesOf(text: string, width: number, look: TextLook = {}): number {
    const height = this.lineHeight(look);
    return Math.max(1, Math.round(this.#pdf.heightOfString(printable(text), { width }) / height));
  }

  /** Draws something on every page after the first `skipped` (1 by default); `total` is the number of all. */
  foot(draw: (pdf: PDFKit.PDFDocument, number: number, total: number) => void, skipped = 1): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let index = start + skipped; index < start + count; index += 1) {
      this.#pdf.switchToPage(index);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      draw(this.#pdf, index + 1, count);
      this.#pdf.endMarkedContent();
    }
  }

  /** Returns the finished document. */
  async finish(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}
