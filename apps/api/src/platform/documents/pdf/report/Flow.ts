import type { PdfDraft } from '../PdfDraft.ts';

type Section = PDFKit.PDFStructureElement;

/** Top margin of the pages of a report, in points. */
export const margin = 44;
const top = 44;
/** Space reserved for the page footer. */
const foot = 55.28;

/** A cursor that moves down the pages of a report; what does not fit starts on the next page. */
export class Flow {
  readonly draft: PdfDraft;
  readonly section: Section;
  readonly width: number;
  y = top;

  constructor(draft: PdfDraft, title: string) {
    this.draft = draft;
    this.section = draft.openPage(title);
    this.width = draft.page.width - 2 * margin;
  }

  /** Points left on the page. */
  get room(): number {
    return this.draft.page.height - foot - this.y;
  }

  /** Height of a whole page in points. */
  get page(): number {
    return this.draft.page.height - foot - top;
  }

  /** Starts a new page unless this much space is left; returns whether it did. */
  need(height: number): boolean {
    if (height <= this.room || this.y === top) return false;
    this.draft.continuePage();
    this.y = top;
    return true;
  }
}
