import { CaretDownIcon } from '@phosphor-icons/react';
import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroupStateContext } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The words that open and close it. */
  title: ReactNode;
  /** What is shown and hidden. */
  children: ReactNode;
  /** Identifier within an `Accordion`. */
  id?: string;
  /** Whether it is open; controlled. */
  isExpanded?: boolean;
  /** Whether it is open at the beginning; uncontrolled. */
  defaultExpanded?: boolean;
  /** Called when it opens or closes. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Level of the heading around the words; 3 by default. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Stands beside the words and is no part of the button, for example a counter. */
  end?: ReactNode;
  /** Prevents opening and closing. */
  isDisabled?: boolean;
}

/** Words that show and hide what is below them. */
export function Disclosure({ title, children, level = 3, end, ...state }: DisclosureProps) {
  const isInGroup = useContext(DisclosureGroupStateContext) !== null;
  return (
    <AriaDisclosure {...state} className={classNames(css.disclosure, isInGroup && css.ruled)}>
      <div className={css.head}>
        <Heading level={level} className={css.heading}>
          <Button slot="trigger" className={css.trigger}>
            <span className={css.words}>{title}</span>
            <span className={css.caret}>
              <Icon icon={CaretDownIcon} size="mini" />
            </span>
          </Button>
        </Heading>
        {end}
      </div>
      <DisclosurePanel className={css.panel}>
        <div className={css.inside}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
