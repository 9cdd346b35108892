import { CheckIcon } from '@phosphor-icons/react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';
import type { MenuItem } from './menuSection.ts';

/** One line: its words are the name, the quieter line below describes it. */
export function MenuLine({ item, isChoice }: { item: MenuItem; isChoice: boolean }) {
  const isDanger = item.tone === 'danger';
  return (
    <AriaMenuItem
      id={item.id}
      className={classNames(css.item, isDanger && css.danger)}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      {...(item.onAction ? { onAction: item.onAction } : {})}
      {...(item.href ? { href: item.href } : {})}
      {...(item.target ? { target: item.target } : {})}
    >
      {({ isSelected }) => (
        <>
          {item.icon && (
            <span className={classNames(css.icon, isDanger && css.dangerIcon)}>
              <Icon icon={item.icon} />
            </span>
          )}
          <span className={css.words}>
            <Text slot="label">{item.label}</Text>
            {item.description && (
              <Text slot="description" className={css.description}>
                {item.description}
              </Text>
            )}
          </span>
          {isChoice && isSelected && (
            <span className={css.check}>
              <Icon icon={CheckIcon} size="mini" />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
