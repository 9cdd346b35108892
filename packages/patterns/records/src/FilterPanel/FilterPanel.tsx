'use client';

import { CaretLineLeftIcon } from '@phosphor-icons/react';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import { Counter } from '@resonanz/ui/Counter';
import { Heading } from '@resonanz/ui/Heading';
import { IconButton } from '@resonanz/ui/IconButton';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import * as css from './FilterPanel.css.ts';

const Sheet = lazyComponent(async () => (await import('@resonanz/ui/Drawer')).Drawer);

/** Props of `FilterPanel`. */
export interface FilterPanelProps {
  /** `FilterSection` elements. */
  children: ReactNode;
  /** How many filters are applied. */
  activeCount: number;
  /** A search field in the head. */
  search?: ReactNode;
  /** Called by "Apply". */
  onApply: () => void;
  /** Called by "Reset". */
  onReset: () => void;
  /** Whether the panel is shown; on small windows, whether the sheet is. */
  isOpen: boolean;
  /** Called when the user folds the panel or closes the sheet. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The filters of a list: 275 px beside it, or a sheet on small windows; the foot stays in sight. */
export function FilterPanel({
  children,
  activeCount,
  search,
  onApply,
  onReset,
  isOpen,
  onOpenChange,
}: FilterPanelProps) {
  const t = useMessages(messages);
  const titleId = useId();
  const isSheet = useMediaQuery(media.belowDesktop);
  const buttonsRef = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  /** The first field whose text is invalid; panel and sheet hold the fields beside the buttons. */
  const invalidField = () =>
    buttonsRef.current?.closest('aside, [role="dialog"]')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const buttons = (
    <div className={css.buttons} ref={buttonsRef}>
      <Button
        onPress={() => {
          // An invalid text is no filter, so only new fields forget it.
          if (invalidField()) setTurn(turn + 1);
          onReset();
        }}
      >
        {t('records.filter.reset')}
      </Button>
      <Button
        variant="solid"
        onPress={() => {
          const invalid = invalidField();
          if (invalid) return invalid.focus();
          onApply();
          if (isSheet) onOpenChange(false);
        }}
      >
        {t('records.filter.apply')}
      </Button>
    </div>
  );
  const fields = <Fragment key={turn}>{children}</Fragment>;
  if (isSheet) {
    return (
      <Sheet
        isWanted={isOpen}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={t('records.filter')}
        closeLabel={t('records.filter.close')}
        footer={buttons}
        isFlush
      >
        {search && <div className={css.section}>{search}</div>}
        {fields}
      </Sheet>
    );
  }
  if (!isOpen) return null;
  return (
    <aside className={css.panel} aria-labelledby={titleId}>
      <div className={css.head}>
        <div className={css.titleLine}>
          <div className={css.title}>
            <Heading level={2} variant="subsection" id={titleId}>
              {t('records.filter')}
            </Heading>
          </div>
          <Counter count={activeCount} label={t('records.filter.count', { count: activeCount })} />
          <IconButton icon={CaretLineLeftIcon} label={t('records.filter.hide')} onPress={() => onOpenChange(false)} />
        </div>
        {search && <div className={css.search}>{search}</div>}
      </div>
      <div className={css.sections}>{fields}</div>
      <div className={css.foot}>{buttons}</div>
    </aside>
  );
}
