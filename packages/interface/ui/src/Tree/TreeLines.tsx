import type { DOMAttributes, RefObject } from 'react';
import { bodyParts, WHOLE_UP_TO } from '../rowWindow/rowWindow.ts';
import { useRowWindow } from '../rowWindow/useRowWindow.ts';
import type { TreeItemId } from './TreeItem.ts';
import type { TreeLine } from './treeLines.ts';
import type { TreeLoading } from './TreeProps.ts';
import { TreeMessageRow, TreeRow } from './TreeRow.tsx';
import type { TreeBranches } from './useTreeBranches.ts';
import type { TreeSelection } from './useTreeSelection.ts';

interface TreeLinesProps<Id extends TreeItemId> extends Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onBlur' | 'onKeyDown' | 'onClick'
> {
  tree: RefObject<HTMLDivElement | null>;
  label: string;
  branches: TreeBranches<Id>;
  selection: TreeSelection<Id>;
  /** The line that the Tab key leads to, drawn wherever it is. */
  currentRow: number;
  lazyChildren: TreeLoading<Id> | undefined;
  /** Long trees draw the lines in sight. */
  isLong: boolean;
}

/**
 * The tree itself: the lines of the window, with gaps as high as the others. It alone is drawn again while the tree
 * scrolls.
 */
export function TreeLines<Id extends TreeItemId>(props: TreeLinesProps<Id>) {
  const { tree, label, branches, selection, currentRow, lazyChildren, isLong, ...events } = props;
  const { lines, isOpen } = branches;
  const { mode } = selection;
  const hasBox = mode === 'multiple' || mode === 'cascade';
  const drawn = useRowWindow(isLong && lines.length > WHOLE_UP_TO, tree, 32);

  const drawLine = ({ node, part }: TreeLine<Id>, row: number) => {
    const place = { row, isCurrent: row === currentRow, isOneLine: isLong };
    if (part === 'item') {
      const mark = mode === 'none' ? null : selection.markOf(node);
      return (
        <TreeRow
          key={`item ${node.item.id}`}
          {...place}
          node={node}
          isOpen={isOpen(node)}
          isDisabled={selection.isLocked(node)}
          mark={mark}
          hasBox={hasBox}
        />
      );
    }
    const { level, item } = node;
    return (
      <TreeMessageRow
        key={`message ${item.id}`}
        {...place}
        level={level + 1}
        isFailed={part === 'failed'}
        words={lazyChildren}
      />
    );
  };

  return (
    <div ref={tree} role="tree" aria-label={label} aria-multiselectable={hasBox || undefined} {...events}>
      {bodyParts(lines.length, drawn.rows, currentRow).map((part) => {
        if ('gap' in part) {
          const key = part.before === lines.length ? 'gap' : `gap ${part.before - drawn.rows.first}`;
          return <div key={key} role="none" style={{ blockSize: part.gap * drawn.rowHeight }} />;
        }
        const line = lines[part.row];
        return line && drawLine(line, part.row);
      })}
    </div>
  );
}
