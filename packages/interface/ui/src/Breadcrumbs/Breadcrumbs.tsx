import { CaretRightIcon, DotsThreeIcon } from '@phosphor-icons/react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchorProps } from '../LocaleProvider/navigation.ts';
import * as css from './Breadcrumbs.css.ts';

/** A place on the way to the page. */
export interface Crumb {
  /** Its name. */
  label: string;
  /** Its address; a place without one is only named. */
  href?: string;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The way, from the start to the present page. */
  items: readonly Crumb[];
  /**
   * Name of the button "…" that stands on phones for the middle of a way of more than three places and shows it when
   * pressed. Without it the whole way is shown and breaks into lines.
   */
  expandLabel?: string;
}

function CrumbLink({ label, href }: { label: string; href: string }) {
  return (
    <a className={css.link} {...useAnchorProps({ href })}>
      {label}
    </a>
  );
}

const separator = <Icon icon={CaretRightIcon} size="mini" />;

/** Where the page stands, above its title. */
export function Breadcrumbs({ label, items, expandLabel }: BreadcrumbsProps) {
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed is gone; the first place it stood for takes its focus.
    if (isExpanded) list.current?.querySelector<HTMLElement>('li:not(:first-child) a')?.focus();
  }, [isExpanded]);

  const isCollapsed = expandLabel !== undefined && items.length > 3 && !isExpanded;
  return (
    <nav aria-label={label}>
      <ol ref={list} className={css.list}>
        {items.map((item, at) => {
          const isPage = at === items.length - 1;
          // The start and the place above the page always stay.
          const isMiddle = at > 0 && at < items.length - 2;
          return (
            <Fragment key={item.href ?? item.label}>
              {isCollapsed && at === 1 && (
                <li className={classNames(css.crumb, css.phoneOnly)}>
                  <button
                    type="button"
                    className={css.more}
                    aria-label={expandLabel}
                    aria-expanded={false}
                    onClick={() => setExpanded(true)}
                  >
                    <Icon icon={DotsThreeIcon} />
                  </button>
                  {separator}
                </li>
              )}
              <li className={classNames(css.crumb, isCollapsed && isMiddle && css.abovePhone)}>
                {item.href && !isPage ? (
                  <CrumbLink label={item.label} href={item.href} />
                ) : (
                  <span aria-current={isPage ? 'page' : undefined}>{item.label}</span>
                )}
                {!isPage && separator}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
