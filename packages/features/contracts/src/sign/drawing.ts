/** The field that is signed on, as the server has it. */
export const FIELD = { width: 600, height: 200 } as const;

/** The largest number of strokes of a signature, and of numbers of one. */
const MAX_STROKES = 100;
const MAX_NUMBERS = 1000;
/** Points nearer than this to the last one say nothing new. */
const NEAR = 3;

/** Strokes of a signature, each x, y, x, y … */
export type Drawing = number[][];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a pointer is on the field, whatever size the field has on the screen. */
export function pointOn(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const share = (value: number, size: number) => Math.min(Math.max(size === 0 ? 0 : value / size, 0), 1);
  return {
    x: Math.round(share(clientX - left, width) * FIELD.width),
    y: Math.round(share(clientY - top, height) * FIELD.height),
  };
}

/** A drawing with one more stroke started; a mere touch is a dot. */
export const startStroke = (drawing: Drawing, { x, y }: Point): Drawing =>
  drawing.length >= MAX_STROKES ? drawing : [...drawing, [x, y, Math.min(x + 1, FIELD.width), y]];

/** A drawing whose last stroke goes on to a point. */
export function drawnOn(drawing: Drawing, { x, y }: Point): Drawing {
  const last = drawing.at(-1);
  if (last === undefined || last.length + 2 > MAX_NUMBERS) return drawing;
  const [lastX = 0, lastY = 0] = last.slice(-2);
  if (Math.hypot(x - lastX, y - lastY) < NEAR) return drawing;
  return [...drawing.slice(0, -1), [...last, x, y]];
}

/** A stroke as the path of an SVG. */
export function pathOf(stroke: readonly number[]): string {
  return stroke.reduce((path, value, at) => `${path}${at === 0 ? 'M' : at % 2 === 0 ? ' L' : ','}${value}`, '');
}
