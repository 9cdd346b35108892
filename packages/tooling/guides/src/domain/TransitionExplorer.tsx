import { useState } from 'react';
import { labels } from '@resonanz/domain/labels';
import { ROLE_IDS } from '@resonanz/domain/roles';
import {
  MACHINES,
  can,
  type Actor,
  type Fact,
  type Machine,
  type Rule,
  type StateOf,
  type Verdict,
} from '@resonanz/domain/transitions';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Columns } from '@resonanz/ui/Columns';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { NameSelect } from './NameSelect.tsx';

type State = StateOf<Machine>;

const MACHINE_NAMES = Object.keys(MACHINES) as Machine[];
const ACTORS: readonly Actor[] = [...ROLE_IDS, 'system'];

const NONE = '–';

const rulesOf = (machine: Machine): readonly Rule<State>[] => MACHINES[machine];
const statesOf = (machine: Machine): readonly State[] => [
  ...new Set(rulesOf(machine).flatMap(({ from, to }) => [from, to])),
];
const factsOf = (machine: Machine): readonly Fact[] => {
  const named = rulesOf(machine).flatMap(({ needs = [], warns = [], onBehalf }) => [
    ...needs,
    ...warns,
    ...(onBehalf ? (['note'] as const) : []),
  ]);
  // With a reason the super admin may correct anything.
  return [...new Set<Fact>([...named, 'reason'])].sort();
};

interface Target {
  readonly to: State;
  readonly verdict: Verdict;
}

/** Shows which states of a machine may follow another one, for whom, and why not. */
export function TransitionExplorer() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const [machine, setMachine] = useState<Machine>('brandStatus');
  const [from, setFrom] = useState<State>(1);
  const [roleId, setRoleId] = useState<Actor>(3);
  const [facts, setFacts] = useState<readonly string[]>([]);
  const states = statesOf(machine);
  const known = factsOf(machine);

  const nameOf = (state: State): string => {
    const word = textOr(label, labels, `${machine}.${state}`, '');
    const value = state === '' ? "''" : String(state);
    return word === '' || word === value ? value : `${value} · ${word}`;
  };
  const given = Object.fromEntries(known.map((fact) => [fact, facts.includes(fact)]));
  const targets = states
    .filter((to) => to !== from)
    .map((to): Target => ({ to, verdict: can(machine, from, to, { ...given, roleId }) }));
  const columns: readonly TableColumn<Target>[] = [
    { id: 'to', header: t('guides.transitions.to'), cell: ({ to }) => nameOf(to) },
    {
      id: 'verdict',
      header: t('guides.transitions.verdict'),
      cell: ({ verdict: { allowed } }) => (
        <StatusTag
          tone={allowed ? 'green' : 'red'}
          mark={allowed ? 'square' : 'dot'}
          label={t(allowed ? 'guides.transitions.allowed' : 'guides.transitions.rejected')}
        />
      ),
    },
    {
      id: 'reason',
      header: t('guides.transitions.reason'),
      cell: ({ verdict }) => <Code>{verdict.allowed ? NONE : verdict.reason}</Code>,
    },
    {
      id: 'warnings',
      header: t('guides.transitions.warnings'),
      cell: ({ verdict }) => <Code>{(verdict.allowed && verdict.warnings.join(', ')) || NONE}</Code>,
    },
  ];

  return (
    <Stack space={7}>
      <Columns template={3}>
        <NameSelect
          label={t('guides.transitions.machine')}
          names={MACHINE_NAMES}
          name={machine}
          onChange={(next) => {
            setMachine(next);
            setFrom(statesOf(next)[0] ?? '');
            setFacts([]);
          }}
        />
        <Select
          label={t('guides.transitions.from')}
          items={states.map((id) => ({ id, label: nameOf(id) }))}
          selectedId={from}
          onSelectionChange={setFrom}
        />
        <Select
          label={t('guides.role')}
          items={ACTORS.map((id) => ({
            id,
            label: id === 'system' ? t('guides.transitions.system') : `${id} · ${label(`role.${id}`)}`,
          }))}
          selectedId={roleId}
          onSelectionChange={setRoleId}
        />
      </Columns>
      <CheckboxGroup direction="row" label={t('guides.transitions.facts')} value={facts} onChange={setFacts}>
        {known.map((fact) => (
          <Checkbox key={fact} value={fact}>
            <Code>{fact}</Code>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Table caption={t('guides.transitions.table')} columns={columns} rows={targets} getRowId={({ to }) => to} />
    </Stack>
  );
}
