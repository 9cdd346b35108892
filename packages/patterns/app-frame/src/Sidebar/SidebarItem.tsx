'use client';

import { CaretDownIcon, CaretRightIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Counter } from '@resonanz/ui/Counter';
import { Icon } from '@resonanz/ui/Icon';
import { FrameLink } from '../FrameLink.tsx';
import { messages } from '../messages.ts';
import type { MenuItem } from './menu.ts';
import { menuIcons } from './menuIcons.ts';
import { RailLink } from './RailLink.tsx';
import * as css from './Sidebar.css.ts';

interface SidebarItemProps {
  item: MenuItem;
  isRail: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

const markOf = ({ isActive }: MenuItem) => isActive && { 'aria-current': 'page' as const };

/** One entry with its children. */
export function SidebarItem({ item, isRail, isOpen, onToggle }: SidebarItemProps) {
  const t = useMessages(messages);
  if (isRail) return <RailLink item={item} />;
  const { children } = item;
  const isMarked = item.isActive && !(children && isOpen);
  return (
    <>
      <div className={css.row}>
        <FrameLink
          className={children ? `${css.link} ${css.withToggle}` : css.link}
          href={item.href}
          {...(isMarked && (children ? { 'data-marked': true } : markOf(item)))}
          {...(children && isOpen && item.isActive && { 'data-open-group': true })}
        >
          <span className={css.icon}>
            <Icon icon={menuIcons[item.icon]} />
          </span>
          <span className={css.words}>{item.label}</span>
          {item.badge && <Counter {...item.badge} />}
        </FrameLink>
        {children && (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'appFrame.group.collapse' : 'appFrame.group.expand', { name: item.label })}
            onClick={onToggle}
          >
            <Icon icon={isOpen ? CaretDownIcon : CaretRightIcon} size="mini" weight="regular" />
          </button>
        )}
      </div>
      {children && isOpen && (
        <ul className={css.children} aria-label={item.label}>
          {children.map((child) => (
            <li key={child.id} className={css.row}>
              <FrameLink className={`${css.link} ${css.child}`} href={child.href} {...markOf(child)}>
                <span className={css.words}>{child.label}</span>
                {child.badge && <Counter {...child.badge} />}
              </FrameLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
