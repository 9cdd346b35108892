import { type AriaAttributes, type DOMAttributes, type ReactNode, type Ref, use } from 'react';
import { useAnchorProps } from '../LocaleProvider/navigation.ts';
import { TriggerButtonContext } from './TriggerButtonContext.ts';

/** What every element has that is pressed. */
export interface Pressable extends Pick<
  AriaAttributes,
  'aria-labelledby' | 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-current'
> {
  /** Called on click, Enter, Space and touch. */
  onPress?: () => void;
  /** Identifier of the element. */
  id?: string;
}

/** A press that acts: the element is a button. */
export interface PressAction extends Pressable {
  /** Button of a form; `button` by default. */
  type?: 'button' | 'submit';
  /** Id of the form the button submits, when it stands outside of it. */
  form?: string;
  /** Prevents the action; say why nearby when it isn't obvious. */
  isDisabled?: boolean;
  /** The action is under way: keeps width and focus, ignores presses. */
  isPending?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
  href?: never;
}

/** A press that leads somewhere: the element is a link. */
export interface PressAddress extends Pressable {
  /** Address; paths of the app go through `LocaleProvider`'s `navigate`. */
  href: string;
  /** Browsing context, for example `_blank`. */
  target?: string;
  /** Offers the address as a download, optionally under this file name. */
  download?: string | boolean;
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>;
}

interface Drawn extends Pick<
  DOMAttributes<Element>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
> {
  className: string;
  children: ReactNode;
  'aria-label'?: string | undefined;
}

function AddressElement({ href, target, download, onPress, children, ...rest }: PressAddress & Drawn) {
  return (
    <a {...rest} {...useAnchorProps({ href, target, download, onPress })}>
      {children}
    </a>
  );
}

/**
 * The element below all buttons: a link when it leads somewhere, else the browser's button or, where needed,
 * react-aria's. A hook and no component, because a page has hundreds of buttons.
 */
export function useActionElement(props: (PressAction | PressAddress) & Drawn) {
  if (props.href !== undefined) return <AddressElement {...props} />;
  const { type = 'button', isDisabled = false, isPending = false, onPress, ...rest } = props;
  const drawTrigger = use(TriggerButtonContext);
  if (drawTrigger)
    return drawTrigger({ ...(rest as object), type, isDisabled, isPending, ...(onPress && { onPress }) });
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      // Enter in a field presses the submit button too.
      onClick={isPending ? (event) => event.preventDefault() : onPress}
    />
  );
}
