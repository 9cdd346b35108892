import { useSearchParams } from 'react-router';
import type { UserDetails } from '@resonanz/api-client/users';
import type { OverviewQuery, OverviewScope, OverviewWidget } from '@resonanz/api-client/workOverview';
import { REGION_IDS } from '@resonanz/domain/lookups';
import { staffPaths } from '@resonanz/domain/paths';
import { ROLE } from '@resonanz/domain/roles';

/** The widgets in the order of the page. */
export const WIDGETS = [
  'todos',
  'deadlines',
  'campaigns',
  'releases',
  'decisions',
  'requests',
  'leads',
  'invoices',
  'growth',
] as const satisfies readonly OverviewWidget[];

/** Whose work can be asked for; everything is left to administrators. */
export const SCOPES = ['mine', 'team', 'all'] as const satisfies readonly OverviewScope[];

/** What is shown, as the address keeps it. */
export interface OverviewState {
  readonly whose: OverviewScope;
  readonly region: number | null;
  readonly widget: OverviewWidget | null;
}

/** Which work a reader may ask for, and which the page opens with. */
export interface ScopeOfUser {
  readonly isAdmin: boolean;
  readonly opensOn: OverviewScope;
}

/** Super admins look after nothing themselves: the page opens with everything. */
export const scopeOf = (user: Pick<UserDetails, 'isAdmin' | 'role'> | null): ScopeOfUser => ({
  isAdmin: user?.isAdmin ?? false,
  opensOn: user?.role.roleId === ROLE.superAdmin ? 'all' : 'mine',
});

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads what is shown from the address; what it does not know is left out. */
export function readState(params: URLSearchParams, { isAdmin, opensOn }: ScopeOfUser): OverviewState {
  const whose = oneOf(SCOPES, params.get('whose')) ?? opensOn;
  return {
    whose: whose === 'all' && !isAdmin ? 'mine' : whose,
    region: REGION_IDS.find((id) => String(id) === params.get('region')) ?? null,
    widget: oneOf(WIDGETS, params.get('widget')),
  };
}

function paramsOf({ whose, region, widget }: OverviewState, opensOn: OverviewScope): URLSearchParams {
  return new URLSearchParams([
    ...(whose === opensOn ? [] : [['whose', whose]]),
    ...(region === null ? [] : [['region', String(region)]]),
    ...(widget === null ? [] : [['widget', widget]]),
  ]);
}

/** The address of the page in another state. */
export function hrefOf(state: OverviewState, opensOn: OverviewScope): string {
  const text = paramsOf(state, opensOn).toString();
  return `${staffPaths.dashboardNew()}${text === '' ? '' : `?${text}`}`;
}

/** What the server is asked for. */
export const toQuery = ({ whose, region, widget }: OverviewState): OverviewQuery => ({
  whose,
  ...(region !== null && { region }),
  ...(widget !== null && { widget }),
});

/** The state in the address, and how to change it. */
export function useOverviewState(
  scope: ScopeOfUser,
): readonly [OverviewState, (change: Partial<OverviewState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = readState(params, scope);
  return [state, (change) => setParams(paramsOf({ ...state, ...change }, scope.opensOn), { replace: true })];
}
