import { UploadSimpleIcon } from '@phosphor-icons/react';
import { ExportBar, type ExportFormat } from '@resonanz/records/ExportBar';
import { Button } from '@resonanz/ui/Button';
import { SearchField } from '@resonanz/ui/SearchField';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import * as css from '../applications/applications.css.ts';
import { useProjectText } from '../useProjectText.ts';
import { type ShipmentFilter, type ShipmentList } from './useShipmentList.ts';

const FILTERS: readonly ShipmentFilter[] = ['all', 'toShip', 'shipped', 'received', 'noAddress'];

interface ShippingToolsProps {
  list: ShipmentList;
  /** Opens the import of numbers; nothing where none is allowed. */
  onImport?: (() => void) | undefined;
  onExport?: ((format: ExportFormat) => Promise<void>) | undefined;
}

/** Which parcels are shown, and their numbers from and into files. */
export function ShippingTools({ list, onImport, onExport }: ShippingToolsProps) {
  const { t } = useProjectText();
  return (
    <>
      <div className={css.tools}>
        <div className={css.segments}>
          <div className={css.segmentRow}>
            <SegmentedControl<ShipmentFilter>
              label={t('word.status')}
              items={FILTERS.map((value) => ({
                value,
                label: t(`projects.shipping.filter.${value}`, { count: list.countOf(value) }),
              }))}
              value={list.filter}
              onChange={list.setFilter}
            />
          </div>
        </div>
        <div className={css.search}>
          <SearchField
            label={t('projects.shipping.search')}
            hidesLabel
            placeholder={t('projects.shipping.search')}
            clearLabel={t('projects.applications.clearSearch')}
            value={list.search}
            onChange={list.setSearch}
          />
        </div>
      </div>
      <ExportBar
        count={list.rows.length}
        onExport={onExport}
        end={
          onImport && (
            <Button iconStart={UploadSimpleIcon} onPress={onImport}>
              {t('projects.shipping.import')}
            </Button>
          )
        }
      />
    </>
  );
}
