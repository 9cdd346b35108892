/** Height of a question in the outline, in pixels; the lines of the branching are drawn by it. */
export const ROW_HEIGHT = 44;

/** Height of a page's head in the outline, in pixels. */
export const PAGE_HEIGHT = 40;
