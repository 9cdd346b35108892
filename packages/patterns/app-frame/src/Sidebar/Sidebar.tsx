'use client';

import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import type { MenuItem } from './menu.ts';
import * as css from './Sidebar.css.ts';
import { SidebarItem } from './SidebarItem.tsx';

/** Props of `Sidebar`. */
export interface SidebarProps {
  /** The entries, from top to bottom. */
  items: readonly MenuItem[];
  /** Draws icons only, with the words as tooltips. */
  isRail?: boolean;
  /** Opens every group at the beginning, for short menus; else only the group of the current page. */
  opensGroups?: boolean;
}

/** The side navigation. */
export function Sidebar({ items, isRail = false, opensGroups = false }: SidebarProps) {
  const t = useMessages(messages);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <nav className={css.sidebar} aria-label={t('appFrame.navigation')}>
      <ul>
        {items.map((item) => {
          const isOpen = toggled[item.id] ?? (opensGroups || item.isActive === true || item.staysOpen === true);
          return (
            <li key={item.id}>
              {item.startsSection && <hr className={css.line} />}
              <SidebarItem
                item={item}
                isRail={isRail}
                isOpen={isOpen}
                onToggle={() => setToggled((before) => ({ ...before, [item.id]: !isOpen }))}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
