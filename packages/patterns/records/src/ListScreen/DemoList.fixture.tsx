import { useState } from 'react';
import { formatNumber, formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage } from '@resonanz/i18n/react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Inline } from '@resonanz/ui/Inline';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { type Platform, PlatformMark } from '@resonanz/ui/PlatformMark';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { FilterSection } from '../FilterPanel/FilterSection.tsx';
import { flag, manyOf } from '../listState/codecs.ts';
import { defineList } from '../listState/defineList.ts';
import { useFilterDraft } from '../listState/useFilterDraft.ts';
import { type ListState, useListState } from '../listState/useListState.ts';
import { useMemoryRouter } from '../listState/useMemoryRouter.ts';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ListScreen } from './ListScreen.tsx';
import type { ListQuery } from './useListTable.tsx';

const words = storyWords({
  vienna: ['Wien', 'Vienna'],
  nameHandleOrUrl: ['Name, Handle oder URL', 'Name, handle or URL'],
  addTheFirstInfluencer: ['Legen Sie den ersten Influencer an.', 'Add the first influencer.'],
  addInfluencer: ['Influencer anlegen', 'Add influencer'],
  profile: ['Profil', 'Profile'],
  trustedProfilesOnly: ['Nur vertrauenswürdige Profile', 'Trusted profiles only'],
  selectAll: ['Alle auswählen', 'Select all'],
});

interface Influencer {
  id: number;
  name: string;
  city: string;
  platform: Platform;
  followers: number;
  isTrusted: boolean;
}

const PLATFORMS = ['instagram', 'youtube', 'tiktok'] as const;
const cities = ['Hamburg', shared.cologne, words.vienna, 'Zürich', 'Frankfurt am Main'];
const names = [
  'Lena Hartwig',
  'Mehmet Yıldırım',
  'Sophie Brandstätter',
  'Jonas Küppers',
  'Theresa von Aufseß-Rautenberg',
];

/** The records of the demonstration, made of a few names. */
export const influencers: readonly Influencer[] = Array.from({ length: 42 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % 5]}${index < 5 ? '' : ` ${Math.floor(index / 5) + 1}`}`,
  city: cities[index % 5] ?? '',
  platform: PLATFORMS[index % 3] ?? 'instagram',
  followers: 128_400 - index * 1_700,
  isTrusted: index % 2 === 0,
}));

/** A list as a feature would define it. */
export const demoList = defineList({
  sorts: ['name', 'followers'],
  defaultSort: { columnId: 'followers', direction: 'descending' },
  filters: { platform: manyOf(PLATFORMS), trusted: flag },
});

type DemoListState = ListState<(typeof demoList.sorts)[number], typeof demoList.filters>;

/** The chosen platforms as tags. */
function PlatformChips({ list: { filters, setFilters, reset } }: { list: DemoListState }) {
  const chips = filters.platform.map((platform) => ({
    id: platform,
    label: platform,
    onRemove: () => setFilters({ platform: filters.platform.filter((other) => other !== platform) }),
  }));
  return <ActiveFilters filters={chips} onReset={reset} />;
}

type Outcome = Partial<ListQuery<Influencer>>;

interface DemoListProps {
  start?: string;
  outcome?: Outcome;
  failsSilently?: boolean;
  /** The records that are selected at first; while there are any, the selection bar stands over the list's bar. */
  selectedAtFirst?: readonly number[];
}

/** A whole list page over records in memory. */
export function DemoList({ start, outcome, failsSilently, selectedAtFirst }: DemoListProps) {
  const { language } = useLanguage();
  const list = useListState(demoList, useMemoryRouter(start));
  const draft = useFilterDraft(list);
  const [Chips] = useState(() => lazyComponent(async () => PlatformChips));
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set(selectedAtFirst));
  const { filters, search, sort, page, pageSize } = list;
  const found = influencers
    .filter(({ platform }) => filters.platform.length === 0 || filters.platform.some((chosen) => chosen === platform))
    .filter(({ isTrusted }) => !filters.trusted || isTrusted)
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .sort(
      (a, b) =>
        (sort?.columnId === 'name' ? a.name.localeCompare(b.name) : a.followers - b.followers) *
        (sort?.direction === 'descending' ? -1 : 1),
    );
  const query: ListQuery<Influencer> = {
    data: { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length },
    error: null,
    isFetching: false,
    refetch: () => {},
    ...outcome,
  };
  const columns: TableColumn<Influencer>[] = [
    {
      id: 'name',
      header: 'Influencer',
      isSortable: true,
      cell: ({ name }) => (
        <Inline isNowrap>
          <Avatar initials={name.slice(0, 1)} />
          <Text variant="denseStrong">{name}</Text>
        </Inline>
      ),
    },
    {
      id: 'channel',
      header: shared.channels,
      cell: ({ platform, followers }) => (
        <PlatformChip platform={platform} name={platform} value={formatShortNumber(followers, language)} />
      ),
    },
    {
      id: 'followers',
      header: 'Follower',
      align: 'end',
      isSortable: true,
      cell: ({ followers }) => formatNumber(followers, language),
    },
    { id: 'city', header: shared.city, cell: ({ city }) => city },
  ];
  return (
    <ListScreen
      list={list}
      query={query}
      searchPlaceholder={words.nameHandleOrUrl}
      onExport={async () => {}}
      {...(failsSilently && { failsSilently })}
      emptyText={words.addTheFirstInfluencer}
      emptyAction={<Button variant="solid">{words.addInfluencer}</Button>}
      activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
      filters={{
        draft,
        sections: (
          <>
            <FilterSection title={shared.platform} isFoldable>
              {PLATFORMS.map((platform) => (
                <Checkbox
                  key={platform}
                  isSelected={draft.values.platform.includes(platform)}
                  onChange={(isOn) =>
                    draft.set(
                      'platform',
                      isOn
                        ? [...draft.values.platform, platform]
                        : draft.values.platform.filter((other) => other !== platform),
                    )
                  }
                >
                  <Inline space={3}>
                    <PlatformMark platform={platform} />
                    {platform}
                  </Inline>
                </Checkbox>
              ))}
            </FilterSection>
            <FilterSection title={words.profile}>
              <Checkbox isSelected={draft.values.trusted} onChange={(isOn) => draft.set('trusted', isOn)}>
                {words.trustedProfilesOnly}
              </Checkbox>
            </FilterSection>
          </>
        ),
      }}
      selection={
        <SelectionBar count={selected.size} max={50} onClear={() => setSelected(new Set())}>
          <Button variant="ghost">{shared.addToCampaign}</Button>
        </SelectionBar>
      }
    >
      {(parts) => (
        <Table
          {...parts}
          caption="Influencer"
          columns={columns}
          getRowId={({ id }) => id}
          selectedIds={selected}
          onSelectionChange={setSelected}
          selectAllLabel={words.selectAll}
          selectRowLabel={({ name }) => both(`${name} auswählen`, `Select ${name}`)}
        />
      )}
    </ListScreen>
  );
}
