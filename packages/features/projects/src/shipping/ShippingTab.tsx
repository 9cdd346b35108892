import { PencilSimpleIcon, TruckIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { type ProjectShipment, projectShippingQueries } from '@resonanz/api-client/projectShipping';
import { useApi } from '@resonanz/api-client/react';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { useListFile } from '@resonanz/records/listTools';
import { SelectionBar } from '@resonanz/records/SelectionBar';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Table } from '@resonanz/ui/Table';
import * as css from '../applications/applications.css.ts';
import { useProjectText } from '../useProjectText.ts';
import { ParcelDialog } from './ParcelDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { shippingColumns } from './shippingColumns.tsx';
import { ShippingTools } from './ShippingTools.tsx';
import { useShipmentList } from './useShipmentList.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog }));
const changes = async () => (await import('./shippingFile.ts')).shippingFile;

const ACTION_WIDTH = 168;
const STATES = ['toShip', 'shipped', 'received'] as const;

type Asked =
  | { readonly dialog: 'ship'; readonly shipments: readonly ProjectShipment[] }
  | { readonly dialog: 'edit'; readonly shipment: ProjectShipment }
  | { readonly dialog: 'import' };

const canShip = ({ state, hasAddress }: ProjectShipment): boolean => state === 'toShip' && hasAddress;

/** The parcels of a product test: who gets one, where it is, and what is on its way. */
export function ShippingTab({ project }: { project: ProjectDetails }) {
  const words = useProjectText();
  const { t, language } = words;
  const { projectId } = project;
  const query = useQuery(projectShippingQueries(useApi()).shipments(projectId));
  const list = useShipmentList(query.data);
  const mayExport = useMay('Project', 'export');
  const mayShip = project.status !== PROJECT_STATUS.completed;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const state = STATES.find((each) => each === list.filter);
  const onExport = useListFile(changes, ({ format }) => ({
    projectId,
    format,
    language,
    ...(state !== undefined && { state }),
  }));
  // What was shipped meanwhile is no longer among those chosen.
  const chosen = (query.data ?? []).filter((row) => canShip(row) && selected.has(row.applicationId));
  return (
    <div className={css.table}>
      <ShippingTools
        list={list}
        onImport={mayShip ? () => setAsked({ dialog: 'import' }) : undefined}
        onExport={mayExport ? onExport : undefined}
      />
      <SelectionBar count={chosen.length} onClear={() => setSelected(new Set())}>
        <Button variant="solid" iconStart={TruckIcon} onPress={() => setAsked({ dialog: 'ship', shipments: chosen })}>
          {t('projects.shipping.ship.confirm', { count: chosen.length })}
        </Button>
      </SelectionBar>
      {query.isError && !query.data ? (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('projects.shipping.failed')}
        </LoadFailure>
      ) : (
        <Table
          grid={LongCellGrid}
          caption={t('projects.tab.shipping')}
          isFlush
          rowLines={2}
          columns={shippingColumns(words)}
          rows={list.rows}
          getRowId={({ applicationId }) => applicationId}
          isLoading={query.data === undefined}
          loadingLabel={t('projects.shipping.loading')}
          empty={
            <EmptyState
              size="line"
              title={t(query.data?.length === 0 ? 'projects.shipping.empty' : 'projects.shipping.noMatch')}
            />
          }
          {...(mayShip && {
            rowAction: (row: ProjectShipment) => (
              <Inline space={2} isNowrap>
                {canShip(row) && (
                  <Button
                    aria-label={t('projects.shipping.ship.named', { name: row.fullName })}
                    onPress={() => setAsked({ dialog: 'ship', shipments: [row] })}
                  >
                    {t('projects.shipping.ship')}
                  </Button>
                )}
                <IconButton
                  size="small"
                  icon={PencilSimpleIcon}
                  label={t('projects.shipping.edit.named', { name: row.fullName })}
                  onPress={() => setAsked({ dialog: 'edit', shipment: row })}
                />
              </Inline>
            ),
            rowActionLabel: t('word.actions'),
            rowActionWidth: ACTION_WIDTH,
            selectedIds: new Set(chosen.map(({ applicationId }) => applicationId)),
            onSelectionChange: setSelected,
            selectAllLabel: t('projects.applications.selectAll'),
            selectRowLabel: ({ fullName }: ProjectShipment) => t('projects.applications.select', { name: fullName }),
            isRowSelectable: canShip,
          })}
        />
      )}
      {asked?.dialog === 'ship' && (
        <ShipDialog
          projectId={projectId}
          shipments={asked.shipments}
          onClose={close}
          onDone={() => {
            setSelected(new Set());
            close();
          }}
        />
      )}
      {asked?.dialog === 'edit' && <ParcelDialog projectId={projectId} shipment={asked.shipment} onClose={close} />}
      <Suspense>{asked?.dialog === 'import' && <ImportDialog projectId={projectId} onClose={close} />}</Suspense>
    </div>
  );
}
