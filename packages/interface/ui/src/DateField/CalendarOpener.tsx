import { CalendarBlankIcon } from '@phosphor-icons/react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../classNames.ts';
import { fieldButton } from '../Field/FieldButton.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { opener } from './DateField.css.ts';

/** Opens the calendar; react-aria names it after the field. */
export function CalendarOpener() {
  return (
    <Button className={classNames(fieldButton, opener)}>
      <Icon icon={CalendarBlankIcon} size="small" />
    </Button>
  );
}
