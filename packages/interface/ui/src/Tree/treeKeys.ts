/** What a key asks of a tree. */
export type TreeCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'pageDown'
  | 'pageUp'
  | 'in'
  | 'out'
  | 'openSiblings'
  | 'choose'
  | 'chooseAll';

/** The parts of a keyboard event that a tree reads. */
export interface TreeKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const commands: Readonly<Record<string, TreeCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  '*': 'openSiblings',
  Enter: 'choose',
  ' ': 'choose',
};

/** What a key asks for; `null` when it isn't one of trees. Where text runs from right to left, the left arrow opens. */
export function treeCommandOf({ key, ctrlKey, metaKey, altKey }: TreeKey, isRtl: boolean): TreeCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key === 'a' ? 'chooseAll' : null;
  if (key === 'ArrowRight') return isRtl ? 'out' : 'in';
  if (key === 'ArrowLeft') return isRtl ? 'in' : 'out';
  return commands[key] ?? null;
}
