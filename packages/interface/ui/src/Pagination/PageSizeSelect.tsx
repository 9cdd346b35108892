import { Select } from '../Select/Select.tsx';
import * as css from './Pagination.css.ts';

interface PageSizeSelectProps {
  label: string;
  pageSize: number;
  pageSizes: readonly number[];
  onPageSizeChange: (pageSize: number) => void;
}

/** The choice of rows a page; a size that is set but not offered is offered too. */
export function PageSizeSelect({ label, pageSize, pageSizes, onPageSizeChange }: PageSizeSelectProps) {
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);
  return (
    <div className={css.size}>
      <span className={css.sizeLabel} aria-hidden="true">
        {label}
      </span>
      <div className={css.sizeField} data-density="compact">
        <Select
          label={label}
          hidesLabel
          isTabular
          items={sizes.map((size) => ({ id: size, label: String(size) }))}
          selectedId={pageSize}
          onSelectionChange={onPageSizeChange}
        />
      </div>
    </div>
  );
}
