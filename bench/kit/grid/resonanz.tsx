import '@resonanz/tokens/core';
import { useMemo, useState } from 'react';
import { catalogueUrls } from 'virtual:resonanz/catalogues';
import { DataGrid } from '@resonanz/grid/DataGrid';
import { addCatalogue, type Catalogue } from '@resonanz/i18n/catalogue';
import { LanguageProvider, useMessages } from '@resonanz/i18n/react';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
// By their place: the root of the workspace installs no features.
import { HIDDEN_AT_FIRST } from '../../../packages/features/campaigns/src/detail/columns/columnOrder.ts';
import { entryColumns } from '../../../packages/features/campaigns/src/detail/columns/entryColumns.ts';
import { EntryMenu } from '../../../packages/features/campaigns/src/detail/EntryMenu.tsx';
import { messages } from '../../../packages/features/campaigns/src/detail/messages.ts';
import { useGridLabels } from '../../../packages/features/campaigns/src/detail/useGridLabels.ts';
import { labels } from '../../../packages/foundation/domain/exports/labels.ts';
import { ROLE } from '../../../packages/foundation/domain/exports/roles.ts';
import { show } from '../show.tsx';
import { ALL, CAPTION, Place, rows as given } from './content.tsx';
import type { Entry } from './entries.ts';

const nothing = (): void => {};
// Without a budget no amount is marked.
const budgetLimits = { mediaBudget: 0, equalShare: { preBudget: null, finalBudget: null } };
const hidden = new Set(HIDDEN_AT_FIRST[3]);

// As a shell does it: the texts of the language are there before anything is drawn.
if (catalogueUrls) addCatalogue('de', (await (await fetch(catalogueUrls.de)).json()) as Catalogue);

/** The grid of the campaign page with its own columns, words and menu. */
function Entries() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const gridLabels = useGridLabels();
  const [rows, setRows] = useState<readonly Entry[]>(given);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const columns = useMemo(
    () =>
      entryColumns(3, {
        t,
        label,
        language: 'de',
        currencyCode: 'EUR',
        mayEdit: true,
        mayPublish: true,
        roleId: ROLE.campaignManager,
        budgetLimits,
        onOpen: nothing,
      }),
    [t, label],
  );
  return (
    <Place>
      <DataGrid<Entry, number>
        caption={CAPTION}
        columns={columns}
        rows={rows}
        getRowId={({ entryId }) => entryId}
        labels={gridLabels}
        hiddenColumnIds={hidden}
        onSave={async ({ rowId, columnId, value }) => {
          setRows((all) => all.map((row) => (row.entryId === rowId ? { ...row, [columnId]: value } : row)));
          return { ok: true };
        }}
        selection={{
          selectedIds,
          onSelectionChange: setSelectedIds,
          selectAllLabel: ALL,
          selectRowLabel: ({ name }) => `${name} auswählen`,
          message: (count) => `${count} ausgewählt`,
        }}
        rowAction={(row) => <EntryMenu campaignId={1} row={row} mayEdit mayDelete mayContract onOpen={nothing} />}
        rowActionLabel={t('campaigns.menu.head')}
        height="fill"
      />
    </Place>
  );
}

show(() => (
  <LanguageProvider language="de">
    <LocaleProvider language="de">
      <Entries />
    </LocaleProvider>
  </LanguageProvider>
));
