import { CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react';
import { type ReactNode, useContext, useRef } from 'react';
import { Tab, TabList, TabListStateContext } from 'react-aria-components/Tabs';
import { classNames } from '../classNames.ts';
import { Counter } from '../Counter/Counter.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { TabItem } from './TabItem.ts';
import * as css from './Tabs.css.ts';
import { useOverflow } from './useOverflow.ts';

interface TabRowProps {
  label: string;
  items: readonly TabItem[];
  selectedId: string;
  end: ReactNode;
  isFlush: boolean | undefined;
}

/** The row of tabs; where it holds more than fits, arrows show it and pointers can press them. */
export function TabRow({ label, items, selectedId, end, isFlush }: TabRowProps) {
  const list = useRef<HTMLDivElement>(null);
  const { edges, scrollTowards } = useOverflow(list, selectedId);
  const tabs = (
    <TabList
      ref={list}
      aria-label={label}
      className={classNames(css.list, edges.start && css.moreAtStart, edges.end && css.moreAtEnd)}
    >
      {items.map((item) => (
        <Tab key={item.id} id={item.id} className={css.tab} isDisabled={item.isDisabled ?? false}>
          {item.icon && <Icon icon={item.icon} size="small" />}
          <span className={css.words}>{item.label}</span>
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
  );
  // Without a state react-aria only collects the tabs; what stands around them would be there twice.
  if (!useContext(TabListStateContext)) return tabs;
  // The keyboard reaches every tab anyway, so the arrows are no stops and have no names.
  const arrow = (side: 'start' | 'end') =>
    edges[side] && (
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={classNames(css.arrow, css.arrowAt[side])}
        onClick={() => scrollTowards(side)}
      >
        <Icon icon={side === 'start' ? CaretLeftIcon : CaretRightIcon} size="mini" />
      </button>
    );
  return (
    <div className={classNames(css.bar, isFlush && css.gutter)}>
      <div className={classNames(css.row, isFlush && css.gutterRow)}>
        {tabs}
        {arrow('start')}
        {arrow('end')}
      </div>
      {end && <div className={css.end}>{end}</div>}
    </div>
  );
}
