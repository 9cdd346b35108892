import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportRecord, type ImportUndo, influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './ImportScreen.css.ts';
import { UndoImport, UndoneImport } from './UndoImport.tsx';

/** The last imports that added something, each with a way back. */
export function LastImports() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { data: imports = [] } = useQuery(influencerQueries(useApi()).imports());
  const [undo, setUndo] = useState<ImportUndo | null>(null);
  if (imports.length === 0) return null;
  const file = ({ fileName }: ImportRecord) => <Text variant="denseStrong">{fileName}</Text>;
  const when = ({ importedAt }: ImportRecord) => formatDateTime(importedAt, language);
  const added = ({ influencers, channels }: ImportRecord) =>
    t('influencers.import.last.added', { influencers, channels });
  const state = ({ importId, fileName, undoneAt }: ImportRecord) =>
    undoneAt === null ? (
      <UndoImport importId={importId} fileName={fileName} onUndone={setUndo} />
    ) : (
      <Text tone="muted">{t('influencers.import.last.undone', { day: formatDateTime(undoneAt, language) })}</Text>
    );
  return (
    <FormSection title={t('influencers.import.last')}>
      {undo && <UndoneImport undo={undo} />}
      <div className={css.frame}>
        <Table
          caption={t('influencers.import.last')}
          rows={imports}
          getRowId={({ importId }) => importId}
          columns={[
            { id: 'file', header: t('influencers.import.last.file'), isRowHeader: true, cell: file },
            { id: 'when', header: t('influencers.import.last.when'), cell: when },
            { id: 'added', header: t('influencers.import.last.addedHead'), cell: added },
            { id: 'state', header: t('word.status'), cell: state },
          ]}
          renderCard={(row) => (
            <Stack space={3}>
              {file(row)}
              <Text>{when(row)}</Text>
              <Text>{added(row)}</Text>
              {state(row)}
            </Stack>
          )}
        />
      </div>
    </FormSection>
  );
}
