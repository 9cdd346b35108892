'use client';
export { Tree } from '../src/Tree/Tree.tsx';
export type { TreeLoading, TreeProps, TreeSelectionProps } from '../src/Tree/TreeProps.ts';
export type { TreeChildren, TreeItem, TreeItemId } from '../src/Tree/TreeItem.ts';
