const LENGTH = 60;

/** The beginning of a text in one line, to name the comment by. */
export function excerpt(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return letters.length > LENGTH ? `${letters.slice(0, LENGTH).join('')}…` : letters.join('');
}
