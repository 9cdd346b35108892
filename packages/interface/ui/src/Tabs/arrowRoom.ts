/** Room of the arrows at both ends of a row that scrolls, in px. */
export const ARROW_ROOM = 44;
