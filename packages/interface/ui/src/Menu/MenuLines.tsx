import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu';
import * as css from './Menu.css.ts';
import { MenuLine } from './MenuLine.tsx';
import { type MenuSection, selectionOf } from './menuSection.ts';

interface MenuLinesProps extends Pick<AriaMenuProps<object>, 'id' | 'autoFocus' | 'onClose'> {
  label: string;
  sections: readonly MenuSection[];
}

/** The lines of a menu, in sections. */
export function MenuLines({ label, sections, ...behaviour }: MenuLinesProps) {
  return (
    <AriaMenu className={css.menu} aria-label={label} {...behaviour}>
      {sections.map((section) => (
        <AriaMenuSection
          key={section.id}
          id={section.id}
          className={css.section}
          {...(section.label ? {} : { 'aria-label': section['aria-label'] ?? label })}
          {...selectionOf(section)}
        >
          {section.label && <Header className={css.heading}>{section.label}</Header>}
          {section.items.map((item) => (
            <MenuLine key={item.id} item={item} isChoice={section.onSelectionChange !== undefined} />
          ))}
        </AriaMenuSection>
      ))}
    </AriaMenu>
  );
}
