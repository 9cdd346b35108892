import type { Slice } from './slice.ts';

const list = ({ many, one }: Slice) => `import type { ${one.pascal}Query } from '@resonanz/api-client/${many.camel}';
import { oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListDefinition, type ListRequest } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** The states of a ${one.sentence.toLowerCase()}. */
export const STATES = ['active', 'archived'] as const;

const filters = { state: oneOf(STATES) };

/** What the list can be sorted and filtered by. */
export const ${one.camel}List = defineList({
  sorts: ['name', 'state', 'updatedAt'],
  defaultSort: { columnId: 'name', direction: 'ascending' },
  filters,
});

type SortKey = (typeof ${one.camel}List.sorts)[number];

/** The list's state as the address keeps it. */
export type ${one.pascal}ListState =
  typeof ${one.camel}List extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** What the server is asked for. */
export const toQuery = ({
  request,
  filters: { state },
}: {
  request: ListRequest<SortKey>;
  filters: FilterValues<typeof filters>;
}): ${one.pascal}Query => ({ ...request, filters: { ...(state && { state }) } });
`;

const columns = ({ many, one }: Slice) => `import type { ${one.pascal} } from '@resonanz/api-client/${many.camel}';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { DateText } from '@resonanz/records/DateText';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { messages } from '../messages.ts';

const marks = {
  active: { tone: 'green', mark: 'dot' },
  archived: { tone: 'gray', mark: 'hollow' },
} as const;

/** The columns of the list. */
export const ${one.camel}Columns = (
  t: Translate<MessageKey<typeof messages>>,
): readonly TableColumn<${one.pascal}>[] => [
  {
    id: 'name',
    width: 240,
    header: t('word.name'),
    isSortable: true,
    isRowHeader: true,
    isSticky: true,
    cell: ({ name }) => (
      <Text variant="densityStrong" isTruncated title={name}>
        {name}
      </Text>
    ),
  },
  {
    id: 'state',
    width: 140,
    header: t('word.status'),
    isSortable: true,
    cell: ({ state }) => <StatusTag {...marks[state]} label={t(\`${many.camel}.state.\${state}\`)} />,
  },
  {
    id: 'note',
    width: 300,
    priority: 1,
    header: t('word.note'),
    cell: ({ note }) => (
      <Text isTruncated title={note}>
        {note || '–'}
      </Text>
    ),
  },
  {
    id: 'updatedAt',
    width: 140,
    priority: 2,
    header: t('${many.camel}.field.updatedAt'),
    isSortable: true,
    cell: ({ updatedAt }) => <DateText value={updatedAt} />,
  },
];
`;

const filters = ({ many, one }: Slice) => `import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { messages } from '../messages.ts';
import { type ${one.camel}List, type ${one.pascal}ListState, STATES } from './${one.camel}List.ts';

/** The sections of the filter panel. */
export function ${one.pascal}Filters({ draft: { values, set } }: { draft: FilterDraft<typeof ${one.camel}List.filters> }) {
  const t = useMessages(messages);
  return (
    <ChoiceFilter
      label={t('word.status')}
      anyLabel={t('word.any')}
      items={STATES.map((id) => ({ id, label: t(\`${many.camel}.state.\${id}\`) }))}
      selectedId={values.state}
      onChange={(id) => set('state', id)}
    />
  );
}

/** The filters in force, in words; loaded once there are any. */
export function ${one.pascal}Chips({ list }: { list: ${one.pascal}ListState }) {
  const t = useMessages(messages);
  const { state } = list.filters;
  return <FiltersInWords list={list} words={{ state: state === null ? '' : t(\`${many.camel}.state.\${state}\`) }} />;
}
`;

const rowMenu = ({
  many,
  one,
  id,
}: Slice) => `import { ArchiveIcon, ArrowCounterClockwiseIcon, PencilSimpleIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ${one.pascal}, ${one.camel}Mutations } from '@resonanz/api-client/${many.camel}';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { messages } from '../messages.ts';

interface ${one.pascal}RowMenuProps {
  record: ${one.pascal};
  onEdit: () => void;
}

/** What can be done with one row: edit it, archive it or bring it back. */
export function ${one.pascal}RowMenu({ record, onEdit }: ${one.pascal}RowMenuProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const save = useMutation(${one.camel}Mutations(useApi(), useQueryClient()).save());
  const { ${id}, name, note, state, updatedAt } = record;
  const next = state === 'active' ? 'archived' : 'active';
  const move = () =>
    attempt(
      () => save.mutateAsync({ ${id}, name, note, state: next, updatedAt }),
      (error) => say(error, '${many.camel}.error.other'),
      t(\`${many.camel}.moved.\${next}\`),
    );
  return (
    <RowMenu
      label={t('${many.camel}.menuOf', { name })}
      sections={[
        { id: 'record', items: [{ id: 'edit', label: t('word.edit'), icon: PencilSimpleIcon, onAction: onEdit }] },
        {
          id: 'state',
          items: [
            {
              id: 'move',
              label: t(\`${many.camel}.move.\${next}\`),
              icon: next === 'archived' ? ArchiveIcon : ArrowCounterClockwiseIcon,
              onAction: () => void move(),
            },
          ],
        },
      ]}
    />
  );
}
`;

const screen = ({ many, one, id, module, path }: Slice) => `import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { type ${one.pascal}, ${one.camel}Queries } from '@resonanz/api-client/${many.camel}';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { ${one.pascal}Dialog } from '../edit/${one.pascal}Dialog.tsx';
import { messages } from '../messages.ts';
import { ${one.camel}Columns } from './${one.camel}Columns.tsx';
import { ${one.camel}List, toQuery } from './${one.camel}List.ts';
import { ${one.pascal}RowMenu } from './${one.pascal}RowMenu.tsx';

const Chips = lazyComponent(async () => (await import('./${one.pascal}Filters.tsx')).${one.pascal}Chips);
const Filters = lazyComponent(async () => (await import('./${one.pascal}Filters.tsx')).${one.pascal}Filters);

/** ${many.sentence} of the agency: \`${path}\`. */
export function ${one.pascal}ListScreen() {
  const t = useMessages(messages);
  const [mayAdd, mayEdit] = [useMay('${module}', 'add'), useMay('${module}', 'edit')];
  const list = useRouterListState(${one.camel}List);
  const query = useListPage(${one.camel}Queries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('${many.camel}');
  const [opened, setOpened] = useState<${one.pascal} | 'new' | null>(null);
  return (
    <>
      <PageHead
        title={t('${many.camel}.title')}
        actions={
          mayAdd &&
          mayEdit && (
            <HeadButton variant="solid" icon={PlusIcon} label={t('${many.camel}.add')} onPress={() => setOpened('new')} />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: ${one.camel}Columns(t), ...chosen, hasActions: mayEdit }}
        searchPlaceholder={t('${many.camel}.search')}
        emptyText={t('${many.camel}.empty')}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('${many.camel}.title')}
            getRowId={(row) => row.${id}}
            {...(mayEdit && {
              rowAction: (row: ${one.pascal}) => <${one.pascal}RowMenu record={row} onEdit={() => setOpened(row)} />,
              rowActionLabel: t('word.actions'),
            })}
          />
        )}
      </ListScreen>
      {opened && (
        <${one.pascal}Dialog record={opened === 'new' ? undefined : opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
`;

const dialog = ({ many, one, id }: Slice) => `import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ${one.pascal}, ${one.camel}Mutations } from '@resonanz/api-client/${many.camel}';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Select } from '@resonanz/ui/Select';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { STATES } from '../list/${one.camel}List.ts';
import { messages } from '../messages.ts';

/** The longest texts, as the contract has them. */
const LIMITS = { name: 120, note: 2_000 } as const;

/** Fields at which the server's errors are shown. */
const FIELDS = ['name', 'state', 'note'] as const;

/** What can be entered; \`record\` as it was read, undefined for a new one. */
const draftOf = (record: ${one.pascal} | undefined) => ({
  name: record?.name ?? '',
  state: record?.state ?? 'active',
  note: record?.note ?? '',
});

interface ${one.pascal}DialogProps {
  /** What is changed, as it was read; undefined for a new one. */
  record: ${one.pascal} | undefined;
  onClose: () => void;
}

/** Adds a ${one.sentence.toLowerCase()}, or changes one. */
export function ${one.pascal}Dialog({ record, onClose }: ${one.pascal}DialogProps) {
  const t = useMessages(messages);
  const save = useMutation(${one.camel}Mutations(useApi(), useQueryClient()).save());
  const [draft, setDraft] = useState(() => draftOf(record));
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const { send, isPending, failure, fieldErrors } = useFormSend(
    () =>
      save.mutateAsync({
        ...(record && { ${id}: record.${id}, updatedAt: record.updatedAt }),
        ...draft,
      }),
    {
      messages,
      otherwise: '${many.camel}.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, '${many.camel}.fieldError.other'),
      done: t('${many.camel}.saved'),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t(record ? '${many.camel}.edit' : '${many.camel}.add')}
      confirmLabel={t('word.save')}
      isIncomplete={draft.name.trim() === ''}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('${many.camel}.error.title')}
    >
      <TextField
        label={t('word.name')}
        name="name"
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={LIMITS.name}
        isRequired
        autoFocus
      />
      <Select
        label={t('word.status')}
        name="state"
        items={STATES.map((each) => ({ id: each, label: t(\`${many.camel}.state.\${each}\`) }))}
        selectedId={draft.state}
        onSelectionChange={(state) => change({ state })}
      />
      <TextArea
        label={t('word.note')}
        name="note"
        value={draft.note}
        onChange={(note) => change({ note })}
        characterLimit={LIMITS.note}
        countLabel={(count, limit) => t('${many.camel}.characters', { count, limit })}
      />
    </FormDialog>
  );
}
`;

/** The screen: list and form. */
export const featureScreen = (slice: Slice): readonly (readonly [path: string, text: string])[] => [
  [`src/list/${slice.one.camel}List.ts`, list(slice)],
  [`src/list/${slice.one.camel}Columns.tsx`, columns(slice)],
  [`src/list/${slice.one.pascal}Filters.tsx`, filters(slice)],
  [`src/list/${slice.one.pascal}RowMenu.tsx`, rowMenu(slice)],
  [`src/list/${slice.one.pascal}ListScreen.tsx`, screen(slice)],
  [`src/edit/${slice.one.pascal}Dialog.tsx`, dialog(slice)],
];
