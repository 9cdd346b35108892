'use client';

import { useEffect, useState } from 'react';
import { Badge } from '@resonanz/ui/Badge';
import { Icon } from '@resonanz/ui/Icon';
import { useAnchorProps } from '@resonanz/ui/useAnchorProps';
import type { MenuItem } from './menu.ts';
import { menuIcons } from './menuIcons.ts';
import * as css from './Sidebar.css.ts';

/** Where the words of an entry stand, in px of the window. */
interface Place {
  top: number;
  left: number;
}

const placeBeside = (entry: Element): Place => {
  const { top, right, height } = entry.getBoundingClientRect();
  return { top: top + height / 2, left: right + 4 };
};

/** An entry of the narrow navigation: a picture, with its words beside it on pointing and on focus. */
export function RailLink({ item }: { item: MenuItem }) {
  const anchor = useAnchorProps({ href: item.href });
  const [place, setPlace] = useState<Place | null>(null);
  const hide = () => setPlace(null);
  useEffect(() => {
    if (!place) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place]);
  const picture = <Icon icon={menuIcons[item.icon]} />;
  return (
    <a
      {...anchor}
      className={`${css.link} ${css.railLink}`}
      {...(item.isActive && {
        'aria-current': item.children ? ('true' as const) : ('page' as const),
        'data-marked': true,
      })}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && setPlace(placeBeside(currentTarget))
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setPlace(placeBeside(currentTarget))}
      onBlur={hide}
    >
      <span className={css.icon}>{item.badge ? <Badge {...item.badge}>{picture}</Badge> : picture}</span>
      <span className={css.hiddenWords}>{item.label}</span>
      {place && (
        <span
          ref={(tip) => tip?.showPopover()}
          popover="manual"
          className={css.railTip}
          style={place}
          aria-hidden="true"
        >
          {item.label}
        </span>
      )}
    </a>
  );
}
