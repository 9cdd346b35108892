import PDFDocument from 'pdfkit';
import { pdfColors } from './pdfColors.ts';

/** Fonts of a document, as the bytes of TTF files. */
export interface PdfFonts {
  regular: Uint8Array;
  semibold: Uint8Array;
  bold: Uint8Array;
}

/** What a document says about itself. */
export interface PdfFacts {
  title: string;
  author: string;
  language: 'de' | 'en';
  /** When it was made. */
  date: Date;
  fonts: PdfFonts;
  /** Upright, as letters are. Default: landscape. */
  isPortrait?: boolean;
}

/** How a text is set. */
export interface TextLook {
  font?: keyof PdfFonts;
  /** Points. Default 10. */
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Lines after which the text is cut. Default 1. */
  lines?: number;
  /** Where the text leads. */
  address?: string;
}

/** Where something stands, in points from the upper left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

type Parent = PDFKit.PDFStructureElement;

const landscapeA4 = { width: 841.89, height: 595.28 };
const portraitA4 = { width: landscapeA4.height, height: landscapeA4.width };

/** Signs that the fonts do not have: pictograms, and what joins and colours them. */
const unprintable = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u200D|\u20E3|\p{Cc}/gu;

/** A text as the fonts can print it; digits and © are pictograms too, by the standard's letter. */
export function printable(text: string): string {
  return text
    .replace(unprintable, (sign) => (sign < '\u2000' && sign >= ' ' ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A tagged document on A4: everything that says something stands in its structure, everything else is decoration. Texts
 * keep to the place they are given; pages begin where they are opened, never by themselves.
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
      // The types know neither PDF/UA nor a document without a built-in font.
      ...({ subset: 'PDF/UA', font: null } as object),
      info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
    });
    this.#ended = new Promise((resolve, reject) => this.#pdf.on('end', resolve).on('error', reject));
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const [name, bytes] of Object.entries(fonts)) this.#pdf.registerFont(name, Buffer.from(bytes as Uint8Array));
    this.#root = this.#pdf.struct('Document', { title });
    this.#pdf.addStructure(this.#root);
  }

  /** Opens a page with its part of the structure and a bookmark. */
  openPage(title: string): Parent {
    this.#pdf.addPage();
    this.#pdf.outline.addItem(title);
    return this.element(this.#root, 'Sect', title);
  }

  /** Goes on with what is being said on a further page. */
  continuePage(): void {
    this.#pdf.addPage();
  }

  /** A part of the structure that holds other parts. */
  element(parent: Parent, kind: 'Sect' | 'Table' | 'TR' | 'L', title?: string): Parent {
    const element = this.#pdf.struct(kind, title === undefined ? {} : { title });
    parent.add(element);
    return element;
  }

  /** Draws what says nothing. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.save();
    draw(this.#pdf);
    this.#pdf.restore();
    this.#pdf.endMarkedContent();
  }

  /** A picture or chart with the words that stand for it. */
  figure(parent: Parent, alt: string, draw: (pdf: PDFKit.PDFDocument) => void): void {
    parent.add(
      this.#pdf.struct('Figure', { alt }, () => {
        this.#pdf.save();
        draw(this.#pdf);
        this.#pdf.restore();
      }),
    );
  }

  /** A text of its own. */
  text(
    parent: Parent,
    kind: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Caption',
    text: string,
    place: Place,
    look?: TextLook,
  ): void {
    parent.add(this.#pdf.struct(kind, {}, () => this.write(text, place, look)));
  }

  /** Writes a text as part of what is being drawn; one that is too long ends in dots. */
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

  /** A text that leads to an address, where that is one of the web. */
  link(parent: Parent, text: string, address: string, place: Place, look: TextLook = {}): void {
    const leads = /^https?:\/\//.test(address);
    parent.add(
      this.#pdf.struct(leads ? 'Link' : 'P', { alt: text }, () =>
        this.write(text, place, { ...look, ...(leads ? { address } : {}) }),
      ),
    );
  }

  /** How wide a text is, in points. */
  widthOf(text: string, { font = 'regular', size = 10 }: TextLook = {}): number {
    return this.#pdf.font(font).fontSize(size).widthOfString(printable(text));
  }

  /** The height of a line, in points. */
  lineHeight({ font = 'regular', size = 10 }: TextLook = {}): number {
    return this.#pdf.font(font).fontSize(size).currentLineHeight(true);
  }

  /** How many lines a text takes in a width. */
  linesOf(text: string, width: number, look: TextLook = {}): number {
    const height = this.lineHeight(look);
    return Math.max(1, Math.round(this.#pdf.heightOfString(printable(text), { width }) / height));
  }

  /** Writes something onto every page after the first `skipped`, by default one; `total` counts them all. */
  foot(draw: (pdf: PDFKit.PDFDocument, number: number, total: number) => void, skipped = 1): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let index = start + skipped; index < start + count; index += 1) {
      this.#pdf.switchToPage(index);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      draw(this.#pdf, index + 1, count);
      this.#pdf.endMarkedContent();
    }
  }

  /** The finished document. */
  async finish(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}
