import type { AriaAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { useAnchorProps } from '../LocaleProvider/navigation.ts';
import * as css from './Link.css.ts';

interface Common extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-current'> {
  /** The words: where the link leads or what it does. */
  children: ReactNode;
  /** `inline` in running text (default), `standalone` beside buttons and below forms, `quiet` for names in tables. */
  variant?: keyof typeof css.variant;
  /** Colour; the audience's accent by default. */
  tone?: keyof typeof css.tone;
  /** Icon before the words. */
  iconStart?: IconSource;
  /** Called on click, Enter and touch. */
  onPress?: () => void;
  /** Identifier of the element. */
  id?: string;
}

interface AddressLink extends Common {
  /** Address; paths of the app go through `LocaleProvider`'s `navigate`. */
  href: string;
  /** Browsing context, for example `_blank`. */
  target?: string;
  /** Offers the address as a download, optionally under this file name. */
  download?: string | boolean;
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>;
}

interface ActionLink extends Common {
  href?: never;
  /** Called on click, Enter, Space and touch; the link is a button then. */
  onPress: () => void;
  /** Prevents the action. */
  isDisabled?: boolean;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** Props of {@link Link}. */
export type LinkProps = AddressLink | ActionLink;

function AnchorLink({
  href,
  target,
  download,
  onPress,
  children,
  ...rest
}: Omit<AddressLink, 'variant' | 'tone'> & { className: string }) {
  return (
    <a {...rest} {...useAnchorProps({ href, target, download, onPress })}>
      {children}
    </a>
  );
}

/** Leads to a place; without `href` it is a button that looks like a link. */
export function Link({ variant = 'inline', tone = 'accent', iconStart, children, ...props }: LinkProps) {
  const className = classNames(css.link, css.variant[variant], css.tone[tone]);
  const content = (
    <>
      {iconStart && (
        <span className={css.icon}>
          <Icon icon={iconStart} size="small" />
        </span>
      )}
      {children}
    </>
  );
  if (props.href !== undefined) {
    return (
      <AnchorLink {...props} className={className}>
        {content}
      </AnchorLink>
    );
  }
  const { onPress, isDisabled, href: _, ...rest } = props;
  return (
    <button {...rest} type="button" className={className} disabled={isDisabled} onClick={onPress}>
      {content}
    </button>
  );
}
