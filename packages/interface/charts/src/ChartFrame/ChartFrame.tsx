import { type ReactNode, useId, useState } from 'react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { ToggleButton } from '@resonanz/ui/ToggleButton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { ChartTable, type ChartTableData } from '../ChartTable/ChartTable.tsx';
import * as css from './ChartFrame.css.ts';
import type { ChartFrameProps } from './ChartFrameProps.ts';

type FramedProps = ChartFrameProps & {
  /** Legend and drawing. */
  children: ReactNode;
  isEmpty: boolean;
  /** Made only when it is shown or carried along. */
  table: () => ChartTableData;
};

/** Head, switch and states of every chart; the body keeps one height. */
export function ChartFrame(props: FramedProps) {
  const {
    title,
    hidesTitle = false,
    headingLevel = 3,
    actions,
    height = 280,
    tableLabel,
    error,
    isLoading = false,
    isEmpty,
  } = props;
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const hasData = !error && !isLoading && !isEmpty;
  const showsTable = hasData && isTable && tableLabel !== undefined;
  const heading = (
    <Heading id={titleId} level={headingLevel} variant="section">
      {title}
    </Heading>
  );
  return (
    <figure className={css.figure} aria-labelledby={titleId} aria-busy={isLoading || undefined}>
      <div className={css.head}>
        {hidesTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : <div className={css.title}>{heading}</div>}
        {(actions || tableLabel) && (
          <div className={css.controls}>
            {actions}
            {tableLabel && (
              <ToggleButton isSelected={isTable} onChange={setTable} isDisabled={!hasData}>
                {tableLabel}
              </ToggleButton>
            )}
          </div>
        )}
      </div>
      <div className={`${css.body}${showsTable ? ` ${css.tableBody}` : ''}`} style={{ blockSize: `${height / 16}rem` }}>
        {error ? (
          <div className={css.centred}>{error}</div>
        ) : (
          <Content {...props} isLoading={isLoading} showsTable={showsTable} />
        )}
      </div>
    </figure>
  );
}

type ContentProps = Pick<
  FramedProps,
  'title' | 'isEmpty' | 'emptyLabel' | 'tableLabel' | 'table' | 'children' | 'loadingLabel'
> & {
  isLoading: boolean;
  showsTable: boolean;
};

function Content({
  title,
  isLoading,
  loadingLabel,
  isEmpty,
  emptyLabel,
  showsTable,
  tableLabel,
  table,
  children,
}: ContentProps) {
  if (isLoading)
    return (
      <div className={css.skeleton}>
        <Skeleton shape="block" />
        <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>
      </div>
    );
  if (isEmpty)
    return (
      <div className={css.centred}>
        <EmptyState title={emptyLabel} />
      </div>
    );
  if (showsTable) return <ChartTable caption={title} data={table()} isShown />;
  return (
    <>
      {children}
      {tableLabel === undefined && <ChartTable caption={title} data={table()} isShown={false} />}
    </>
  );
}
