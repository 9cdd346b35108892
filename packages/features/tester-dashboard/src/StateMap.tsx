import type { TesterStatistics } from '@resonanz/api-client/testerDashboard';
import { AUSTRIAN_STATE_TILES, GERMAN_STATE_TILES, TileMap, type MapTile } from '@resonanz/charts/TileMap';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { staffPaths } from '@resonanz/domain/paths';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { useDashboardText } from './useDashboardText.ts';

const PLACES = [...GERMAN_STATE_TILES, ...AUSTRIAN_STATE_TILES];
/** Where Switzerland stands: one tile, since most cantons have few testers. */
const SWITZERLAND = { id: 'CH', shortLabel: 'CH', column: 2, row: 7 } as const;

/** Testers by federal state; each tile opens the list of its testers. */
export function StateMap({ data }: { data: TesterStatistics | undefined }) {
  const { t, label, number, state } = useDashboardText();
  const states = data?.states ?? [];
  const countOf = (code: string) => states.find(({ federalState }) => federalState === code)?.testers ?? 0;
  const swiss = states.filter(({ country }) => country === 'CH').reduce((sum, { testers }) => sum + testers, 0);
  const tiles: MapTile[] = [
    ...PLACES.map((place) => ({
      ...place,
      label: state(place.id),
      value: countOf(place.id),
      href: `${staffPaths.testerworldUser()}?federalStates=${place.id}`,
    })),
    {
      ...SWITZERLAND,
      label: label('country.CH'),
      value: swiss,
      href: `${staffPaths.testerworldUser()}?countries=CH`,
    },
  ];
  const countries = COUNTRIES.map((id) => ({
    id,
    testers: states.filter(({ country }) => country === id).reduce((sum, { testers }) => sum + testers, 0),
  }));
  return (
    <Stack space={4}>
      <TileMap
        title={t('testerDashboard.map.title')}
        headingLevel={2}
        placeLabel={t('testerDashboard.map.place')}
        valueLabel={t('testerDashboard.figure.testers')}
        tableLabel={t('testerDashboard.map.table')}
        emptyLabel={t('testerDashboard.map.empty')}
        summary={([one]) =>
          one
            ? t('testerDashboard.map.summary', { place: one.highest.label, count: one.highest.text })
            : t('testerDashboard.map.empty')
        }
        height={420}
        tiles={states.length === 0 ? [] : tiles}
        isLoading={data === undefined}
        loadingLabel={t('testerDashboard.loading')}
      />
      {states.length > 0 && (
        <nav aria-label={t('testerDashboard.map.countries')}>
          <Inline space={6}>
            {countries.map(({ id, testers }) => (
              <Link key={id} variant="standalone" href={`${staffPaths.testerworldUser()}?countries=${id}`}>
                {t('testerDashboard.map.country', { country: label(`country.${id}`), count: number(testers) })}
              </Link>
            ))}
          </Inline>
        </nav>
      )}
    </Stack>
  );
}
