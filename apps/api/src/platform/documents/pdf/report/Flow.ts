import type { PdfDraft } from '../PdfDraft.ts';

type Section = PDFKit.PDFStructureElement;

/** Where the pages of a report begin, in points. */
export const margin = 44;
const top = 44;
/** Room for the foot of a page. */
const foot = 55.28;

/** A place that moves down the pages of a report; what does not fit begins on the next page. */
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

  /** Points of a whole page. */
  get page(): number {
    return this.draft.page.height - foot - top;
  }

  /** Goes to the next page unless so much room is left; says whether it did. */
  need(height: number): boolean {
    if (height <= this.room || this.y === top) return false;
    this.draft.continuePage();
    this.y = top;
    return true;
  }
}
