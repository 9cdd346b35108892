interface Part {
  readonly text: string;
  /** What the part leaves at the end of a line that breaks after it. */
  readonly mark: '' | '-';
  /** What stands between the part and the next one on the same line. */
  readonly glue: '' | ' ';
}

/** Parts between which a line may break: at spaces, soft hyphens, and after hyphens and slashes. */
function partsOf(label: string): Part[] {
  return [...label.matchAll(/([^\s\u00AD/-]+[/-]?|[/-])([\s]+|\u00AD)?/gu)].map(([, text = '', separator]) => ({
    text,
    mark: separator === '\u00AD' ? '-' : '',
    glue: separator && separator !== '\u00AD' ? ' ' : '',
  }));
}

/** The label in lines of at most `limit` characters; undefined when a part is longer. */
export function wrapLabel(label: string, limit: number): readonly string[] | undefined {
  const lines: string[] = [];
  let line = '';
  let pending: Part | undefined;
  for (const part of partsOf(label)) {
    if (part.text.length + part.mark.length > limit) return undefined;
    const joined = line + (pending?.glue ?? '') + part.text;
    if (line !== '' && joined.length + part.mark.length > limit) {
      lines.push(line + (pending?.mark ?? ''));
      line = part.text;
    } else line = joined;
    pending = part;
  }
  return line === '' ? lines : [...lines, line];
}

/** The same with words broken anywhere, and cut after `most` lines with an ellipsis. */
export function squeezeLabel(label: string, limit: number, most: number): readonly string[] {
  const whole =
    wrapLabel(label, limit) ?? label.replaceAll('\u00AD', '').match(new RegExp(`.{1,${limit}}`, 'gu')) ?? [];
  if (whole.length <= most) return whole;
  const last = whole[most - 1] ?? '';
  return [...whole.slice(0, most - 1), `${last.slice(0, Math.max(1, limit - 1))}…`];
}
