import { type ReactNode, useState } from 'react';
import { TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../classNames.ts';
import type { TabItem } from './TabItem.ts';
import { TabRow } from './TabRow.tsx';
import * as css from './Tabs.css.ts';

interface Row<Id extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** The tabs. */
  items: readonly TabItem<Id>[];
  /** The chosen tab, one of the items; controlled. */
  selectedId: Id;
  /** Called with the tab the user chooses; arrow keys move focus, Enter or Space chooses. */
  onSelectionChange: (id: Id) => void;
  /** Controls at the end of the row, for example a search field. */
  end?: ReactNode;
  /** Lets the row reach the edges of the page: it keeps the page's gutter, and the content none of its own. */
  isFlush?: boolean;
  /** Fills the free height of a surrounding column. */
  isGrowing?: boolean;
}

interface ChosenPanel {
  /** The content of the chosen tab; the others are not rendered. */
  children: ReactNode;
  keepsPanels?: never;
}

interface EachPanel<Id extends string> {
  /** Draws the content of a tab; called for the chosen tab and, with `keepsPanels`, for those that were chosen before. */
  children: (id: Id) => ReactNode;
  /** Keeps the content of a tab, hidden, once it was chosen: what was typed, played or scrolled there stays. */
  keepsPanels?: boolean;
}

/** Props of {@link Tabs}. */
export type TabsProps<Id extends string> = Row<Id> & (ChosenPanel | EachPanel<Id>);

/** Views of one thing, side by side; only the chosen one is there. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, selectedId, onSelectionChange, children, keepsPanels = false, end, isFlush, isGrowing } = props;
  const [visited, setVisited] = useState<readonly Id[]>([selectedId]);
  if (keepsPanels && !visited.includes(selectedId)) setVisited([...visited, selectedId]);
  const panels = keepsPanels
    ? items.map(({ id }) => id).filter((id) => id === selectedId || visited.includes(id))
    : [selectedId];
  return (
    <AriaTabs
      className={classNames(css.tabs, isGrowing && css.growing)}
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen && chosen.id !== selectedId) onSelectionChange(chosen.id);
      }}
      keyboardActivation="manual"
    >
      <TabRow label={label} items={items} selectedId={selectedId} end={end} isFlush={isFlush} />
      {panels.map((id) => (
        <TabPanel
          key={id}
          id={id}
          shouldForceMount={keepsPanels}
          className={classNames(css.panel, !isFlush && css.spaced)}
        >
          {typeof children === 'function' ? children(id) : children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
