'use client';

import { CaretRightIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { FrameLink } from '../FrameLink.tsx';
import { messages } from '../messages.ts';
import * as css from './PageHead.css.ts';

/** One step on the way to a page. */
export interface Breadcrumb {
  /** Name of the page. */
  readonly label: string;
  /** Its address; the page shown has none. */
  readonly href?: string;
}

/** Props of `PageHead`. */
export interface PageHeadProps {
  /** Title of the page; also the title of the window. */
  title: string;
  /** The way to this page, from the top; the last one may be its number. The title stands below and is not said twice. */
  breadcrumbs?: readonly Breadcrumb[];
  /** The picture of the record, before way and title; an `Avatar` of the size `title`. */
  picture?: ReactNode;
  /** State of the record, beside the title. */
  tag?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Buttons at the end; one of them solid. */
  actions?: ReactNode;
  /** The facts of the record, a `FactList` below title and actions. */
  facts?: ReactNode;
  /** Leaves out the line below, where a ruled strip follows. */
  hidesLine?: boolean;
}

/** The head of a page. */
export function PageHead({
  title,
  breadcrumbs = [],
  picture,
  tag,
  description,
  actions,
  facts,
  hidesLine = false,
}: PageHeadProps) {
  const t = useMessages(messages);
  const way = breadcrumbs.filter(({ label, href }) => href !== undefined || label !== title);
  return (
    <div className={hidesLine ? css.head : `${css.head} ${css.ruled}`}>
      <title>{`${title} · Resonanz`}</title>
      {picture}
      <div className={css.words}>
        {way.length > 0 && (
          <nav aria-label={t('appFrame.breadcrumbs')}>
            <ol className={css.crumbs}>
              {way.map(({ label, href }, index) => (
                <li key={label} className={css.crumb}>
                  {index > 0 && <Icon icon={CaretRightIcon} size="mini" />}
                  {href === undefined ? (
                    <span {...(index === way.length - 1 && { 'aria-current': 'page' as const })}>{label}</span>
                  ) : (
                    <FrameLink className={css.crumbLink} href={href}>
                      {label}
                    </FrameLink>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={css.title}>
          <Heading level={1}>{title}</Heading>
          {tag}
        </div>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
      {facts && <div className={css.facts}>{facts}</div>}
    </div>
  );
}
