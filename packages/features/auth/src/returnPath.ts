/**
 * A path of this origin to return to; anything else could lead elsewhere, also where a browser leaves out tabs and line
 * breaks.
 */
export function returnPath(from: string | null): string | undefined {
  return from !== null && /^\/(?![/\\])\S*$/.test(from) ? from : undefined;
}
