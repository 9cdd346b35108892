import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../classNames.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { useAnchorProps } from '../LocaleProvider/navigation.ts';
import * as css from './Button.css.ts';
import { useTriggerContext } from './useTriggerContext.ts';

type Aria = Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-current'
>;

interface Common extends Aria {
  /** The words; a verb. */
  children: ReactNode;
  /** What the action means; `accent` for solid and ghost buttons, else `neutral`. */
  tone?: 'accent' | 'neutral' | 'danger';
  /** How loud the button is: one `solid` in a view region, `outline` beside it, `ghost` and `quiet` in rows and bars. */
  variant?: 'solid' | 'outline' | 'ghost' | 'quiet';
  /** `large` is 8 px higher than the layout's controls. */
  size?: 'regular' | 'large';
  /** Icon before the words. */
  iconStart?: IconSource;
  /** Icon after the words. */
  iconEnd?: IconSource;
  /** Fills the width of the parent. */
  isFullWidth?: boolean;
  /** Called on click, Enter, Space and touch. */
  onPress?: () => void;
  /** Identifier of the element. */
  id?: string;
}

/** A button that acts. */
export interface ActionButtonProps extends Common {
  /** Button of a form; `button` by default. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form the button submits, when it stands outside of it. */
  form?: string;
  /** Prevents the action; say why nearby when it isn't obvious. */
  isDisabled?: boolean;
  /** The action is under way: keeps width and focus, ignores presses. */
  isPending?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Place in a react-aria component, for example `close` in a dialog. */
  slot?: string | null;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
  href?: never;
}

/** A button that leads somewhere and is therefore a link. */
export interface LinkButtonProps extends Common {
  /** Address; paths of the app go through `LocaleProvider`'s `navigate`. */
  href: string;
  /** Browsing context, for example `_blank`. */
  target?: string;
  /** Offers the address as a download, optionally under this file name. */
  download?: string | boolean;
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Props of {@link Button}. */
export type ButtonProps = ActionButtonProps | LinkButtonProps;

function LinkButton({ className, content, ...props }: LinkButtonProps & { className: string; content: ReactNode }) {
  const { href, target, download, onPress, ref, id, children: _, ...aria } = props;
  return (
    <a {...aria} {...useAnchorProps({ href, target, download, onPress })} ref={ref} id={id} className={className}>
      {content}
    </a>
  );
}

function ActionButton({ className, content, ...props }: ActionButtonProps & { className: string; content: ReactNode }) {
  const { type = 'button', isDisabled, isPending = false, onPress, children: _, ...rest } = props;
  if (useTriggerContext()) {
    const answering = { ...rest, type, isPending, isDisabled: isDisabled ?? false, ...(onPress && { onPress }) };
    return (
      <AriaButton {...(answering as object)} className={className}>
        {content}
      </AriaButton>
    );
  }
  const { slot: _slot, ...own } = rest;
  return (
    <button
      {...own}
      type={type}
      className={className}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      // Enter in a field presses the submit button too.
      onClick={isPending ? (event) => event.preventDefault() : onPress}
    >
      {content}
    </button>
  );
}

/** Starts an action or, with `href`, leads somewhere. */
export function Button({ variant = 'outline', tone, size = 'regular', iconStart, iconEnd, isFullWidth, ...props }: ButtonProps) {
  const meaning = tone ?? (variant === 'solid' || variant === 'ghost' ? 'accent' : 'neutral');
  const isPending = 'isPending' in props && props.isPending;
  const className = classNames(
    css.button,
    css.look[`${meaning} ${variant}`],
    size === 'large' && css.large,
    isFullWidth && css.fullWidth,
    isPending && css.spinning,
    isPending && iconStart && css.spinningIcon,
  );
  const content = (
    <>
      {iconStart && !isPending && <Icon icon={iconStart} size="small" />}
      {props.children}
      {iconEnd && <Icon icon={iconEnd} size="small" />}
    </>
  );
  return props.href === undefined ? (
    <ActionButton {...props} className={className} content={content} />
  ) : (
    <LinkButton {...props} className={className} content={content} />
  );
}
