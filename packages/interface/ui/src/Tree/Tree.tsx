import { useRef } from 'react';
import { classNames } from '../classNames.ts';
import { WHOLE_UP_TO } from '../rowWindow/rowWindow.ts';
import * as css from './Tree.css.ts';
import type { TreeItemId } from './TreeItem.ts';
import { TreeLines } from './TreeLines.tsx';
import { TreePlaceholder } from './TreePlaceholder.tsx';
import type { TreeProps } from './TreeProps.ts';
import { useTreeBranches } from './useTreeBranches.ts';
import { useTreeCursor } from './useTreeCursor.ts';
import { useTreeEvents } from './useTreeEvents.ts';
import { useTreeSelection } from './useTreeSelection.ts';

/** Things inside of things, unfolded and chosen. */
export function Tree<Id extends TreeItemId>(props: TreeProps<Id>) {
  const { label, lazyChildren, empty, isGrowing, isLoading = false, loadingLabel = '', skeletonRows = 5 } = props;
  const tree = useRef<HTMLDivElement>(null);
  const branches = useTreeBranches(props);
  const { index, lines, expandedIds } = branches;
  const selection = useTreeSelection(props, index, lines, expandedIds);
  const cursor = useTreeCursor(tree, index, lines, selection.isChosen);
  const events = useTreeEvents(branches, selection, cursor, lazyChildren);
  // Decided by all items, so that rows don't change while branches open.
  const isLong = index.nodes.length > WHOLE_UP_TO;

  return (
    <div className={classNames(css.scroller, isGrowing ? css.growing : isLong && css.bounded)}>
      {isLoading || lines.length === 0 ? (
        <TreePlaceholder label={label} empty={empty} skeletonRows={isLoading ? skeletonRows : 0} />
      ) : (
        <TreeLines
          tree={tree}
          label={label}
          branches={branches}
          selection={selection}
          currentRow={cursor.row}
          lazyChildren={lazyChildren}
          isLong={isLong}
          {...cursor.focusProps}
          {...events}
        />
      )}
      <span className={css.status} role="status">
        {isLoading ? loadingLabel : branches.message}
      </span>
    </div>
  );
}
