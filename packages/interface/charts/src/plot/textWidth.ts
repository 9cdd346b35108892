/** Mean width of a character of the caption style, in em; generous, as the text is not measured. */
const CHARACTER = 0.56;

/** About how wide a text is, in px, when a line of text is `em` px high. */
export function textWidth(text: string, em: number): number {
  return text.length * CHARACTER * em;
}

/** The widest of several texts, in px. */
export function widestText(texts: readonly string[], em: number): number {
  return texts.reduce((widest, text) => Math.max(widest, textWidth(text, em)), 0);
}

/** How many characters fit. */
export function charactersIn(width: number, em: number): number {
  return Math.max(1, Math.floor(width / (CHARACTER * em)));
}
