import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../classNames.ts';
import { Counter } from '../Counter/Counter.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './Tabs.css.ts';

/** One tab. */
export interface TabItem<Id extends string = string> {
  /** Identifier. */
  id: Id;
  /** The words. */
  label: string;
  /** How many things it holds. */
  count?: number;
  /** The count in words, for assistive technology. */
  countLabel?: string;
  /** Icon before the words. */
  icon?: IconSource;
  /** Prevents the choice. */
  isDisabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** The tabs. */
  items: readonly TabItem<Id>[];
  /** The chosen tab; controlled. */
  selectedId: Id;
  /** Called with the tab the user chooses; arrow keys move focus, Enter or Space chooses. */
  onSelectionChange: (id: Id) => void;
  /** The content of the chosen tab; the others are not rendered. */
  children: ReactNode;
  /** Controls at the end of the row, for example a search field. */
  end?: ReactNode;
  /** Lets the row reach the edges of the page: it keeps the page's gutter, and the content none of its own. */
  isFlush?: boolean;
  /** Fills the free height of a surrounding column. */
  isGrowing?: boolean;
}

/** Views of one thing, side by side; only the chosen one is there. */
export function Tabs<Id extends string>({ label, items, selectedId, onSelectionChange, children, end, isFlush, isGrowing }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={classNames(css.tabs, isGrowing && css.growing)}
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        if (key !== selectedId) onSelectionChange(key as Id);
      }}
      keyboardActivation="manual"
    >
      <div className={classNames(css.bar, isFlush && css.gutter)}>
        <TabList aria-label={label} className={classNames(css.list, isFlush && css.gutterList)}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={css.tab} isDisabled={item.isDisabled ?? false}>
              {item.icon && <Icon icon={item.icon} size="small" />}
              {item.label}
              {item.count !== undefined && (
                <Counter
                  count={item.count}
                  max={999}
                  tone={item.id === selectedId ? 'accent' : 'soft'}
                  showsZero
                  {...(item.countLabel ? { label: item.countLabel } : {})}
                />
              )}
            </Tab>
          ))}
        </TabList>
        {end && <div className={css.end}>{end}</div>}
      </div>
      <TabPanel key={selectedId} id={selectedId} className={classNames(css.panel, !isFlush && css.spaced)}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
