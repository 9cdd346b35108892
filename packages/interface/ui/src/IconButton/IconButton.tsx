import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTriggerContext } from '../Button/useTriggerContext.ts';
import { classNames } from '../classNames.ts';
import { Icon, type IconSize, type IconSource, type IconWeight } from '../Icon/Icon.tsx';
import { useLabelTip } from '../LabelTip/useLabelTip.tsx';
import { useAnchorProps } from '../LocaleProvider/navigation.ts';
import * as css from './IconButton.css.ts';

interface Common
  extends Pick<AriaAttributes, 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-current'> {
  /** The drawing. */
  icon: IconSource;
  /** Name of the action, shown as tooltip and read out. */
  label: string;
  /** 26, 32 or 40 px, or the height of the layout's controls; 32 by default. */
  size?: keyof typeof css.size;
  /** Colour by meaning; `onShell` stands on the header. */
  tone?: keyof typeof css.tone;
  /** Side of the drawing; 18 px by default, 20 in the header. */
  iconSize?: IconSize;
  /** Weight of the drawing. */
  weight?: IconWeight;
  /** Hides the tooltip where the name stands beside the button. */
  hidesTooltip?: boolean;
  /** A counter or a dot on the corner of the button. */
  badge?: ReactNode;
  /** Called on click, Enter, Space and touch. */
  onPress?: () => void;
  /** Identifier of the element. */
  id?: string;
}

interface ActionIconButtonProps extends Common {
  /** Button of a form; `button` by default. */
  type?: 'button' | 'submit';
  /** Prevents the action. */
  isDisabled?: boolean;
  /** The action is under way: keeps focus, ignores presses. */
  isPending?: boolean;
  /** Place in a react-aria component, for example `close` in a dialog. */
  slot?: string | null;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
  href?: never;
}

interface LinkIconButtonProps extends Common {
  /** Address; the button is a link then. */
  href: string;
  /** Browsing context, for example `_blank`. */
  target?: string;
  /** Offers the address as a download. */
  download?: string | boolean;
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Props of {@link IconButton}. */
export type IconButtonProps = ActionIconButtonProps | LinkIconButtonProps;

type Inner<Props> = Omit<Props, keyof Pick<Common, 'icon' | 'size' | 'tone' | 'iconSize' | 'weight' | 'badge'>> & {
  className: string;
  children: ReactNode;
};

function LinkIconButton({ label, href, target, download, onPress, hidesTooltip, className, children, ...rest }: Inner<LinkIconButtonProps>) {
  const { tip, tipProps } = useLabelTip(label, hidesTooltip);
  return (
    <a {...rest} {...tipProps} {...useAnchorProps({ href, target, download, onPress })} className={className} aria-label={label}>
      {children}
      {tip}
    </a>
  );
}

function ActionIconButton({ label, type = 'button', isDisabled, isPending, onPress, hidesTooltip, className, children, ...rest }: Inner<ActionIconButtonProps>) {
  const { tip, tipProps } = useLabelTip(label, hidesTooltip);
  if (useTriggerContext()) {
    const answering = { ...rest, ...tipProps, type, isPending: isPending ?? false, isDisabled: isDisabled ?? false, ...(onPress && { onPress }) };
    return (
      <AriaButton {...(answering as object)} className={className} aria-label={label}>
        {children}
        {tip}
      </AriaButton>
    );
  }
  const { slot: _slot, ...own } = rest;
  return (
    <button
      {...own}
      {...tipProps}
      type={type}
      className={className}
      aria-label={label}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      // Enter in a field presses the submit button too.
      onClick={isPending ? (event) => event.preventDefault() : onPress}
    >
      {children}
      {tip}
    </button>
  );
}

/** A button that is only an icon; its name shows as a tooltip. */
export function IconButton({ icon, size = 'regular', tone = 'neutral', iconSize = 'regular', weight, badge, ...props }: IconButtonProps) {
  const className = classNames(css.iconButton, css.size[size], css.tone[tone]);
  const children = (
    <>
      {!('isPending' in props && props.isPending) && <Icon icon={icon} size={iconSize} {...(weight && { weight })} />}
      {badge}
    </>
  );
  return props.href === undefined ? (
    <ActionIconButton {...props} className={className}>
      {children}
    </ActionIconButton>
  ) : (
    <LinkIconButton {...props} className={className}>
      {children}
    </LinkIconButton>
  );
}
