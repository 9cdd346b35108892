import { CaretRightIcon } from '@phosphor-icons/react';
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
}

function CrumbLink({ label, href }: { label: string; href: string }) {
  return (
    <a className={css.link} {...useAnchorProps({ href })}>
      {label}
    </a>
  );
}

/** Where the page stands, above its title. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, at) => {
          const isLast = at === items.length - 1;
          return (
            <li key={item.href ?? item.label} className={css.crumb}>
              {item.href && !isLast ? (
                <CrumbLink label={item.label} href={item.href} />
              ) : (
                <span className={css.last} aria-current={isLast ? 'page' : undefined}>
                  {item.label}
                </span>
              )}
              {!isLast && <Icon icon={CaretRightIcon} size="mini" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
