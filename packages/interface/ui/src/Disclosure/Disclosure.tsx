import { CaretDownIcon } from '@phosphor-icons/react';
import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroupStateContext } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { AccordionLevel, type HeadingLevel } from './AccordionLevel.ts';
import * as css from './Disclosure.css.ts';

interface Section {
  /** The words that open and close it. */
  title: ReactNode;
  /** What is shown and hidden. */
  children: ReactNode;
  /** Identifier within an `Accordion`, which then holds what is open. */
  id?: string;
  /** Called when it opens or closes. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Level of the heading around the words; the accordion's, else 3 by default. */
  level?: HeadingLevel;
  /** Stands beside the words and is no part of the button, for example a counter. */
  end?: ReactNode;
  /** Prevents opening and closing. */
  isDisabled?: boolean;
}

interface Controlled {
  /** Whether it is open; controlled. */
  isExpanded: boolean;
  defaultExpanded?: never;
}

interface Uncontrolled {
  isExpanded?: never;
  /** Whether it is open at the beginning; uncontrolled. */
  defaultExpanded?: boolean;
}

/** Props of {@link Disclosure}. */
export type DisclosureProps = Section & (Controlled | Uncontrolled);

/** Words that show and hide what is below them. */
export function Disclosure({ title, children, level, end, ...state }: DisclosureProps) {
  const isInGroup = useContext(DisclosureGroupStateContext) !== null;
  const groupLevel = useContext(AccordionLevel);
  return (
    <AriaDisclosure {...state} className={classNames(css.disclosure, isInGroup && css.ruled)}>
      <div className={css.head}>
        <Heading level={level ?? groupLevel} className={css.heading}>
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
        {/* A disclosure in here is none of the accordion's: opening it would close this one. */}
        <DisclosureGroupStateContext value={null}>
          <div className={css.inside}>{children}</div>
        </DisclosureGroupStateContext>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
