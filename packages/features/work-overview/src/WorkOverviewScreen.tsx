import { useQuery } from '@tanstack/react-query';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type OverviewWidget, type WorkOverview, workOverviewQueries } from '@resonanz/api-client/workOverview';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { labels } from '@resonanz/domain/labels';
import { REGION_IDS } from '@resonanz/domain/lookups';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Select } from '@resonanz/ui/Select';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import {
  hrefOf,
  type OverviewState,
  SCOPES,
  type ScopeOfUser,
  scopeOf,
  toQuery,
  useOverviewState,
  WIDGETS,
} from './overviewState.ts';
import { OverviewWidgets } from './OverviewWidgets.tsx';
import { StartPageButton } from './StartPageButton.tsx';
import * as css from './WorkOverviewScreen.css.ts';

const ANY_REGION = 'any';

/** Whose work is shown, and of which region. */
function Filters({
  state,
  onChange,
  scope: { isAdmin, opensOn },
}: {
  state: OverviewState;
  onChange: (change: Partial<OverviewState>) => void;
  scope: ScopeOfUser;
}) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return (
    <div className={css.bar}>
      <SegmentedControl
        label={t('workOverview.whose')}
        items={SCOPES.filter((scope) => scope !== 'all' || isAdmin).map((value) => ({
          value,
          label: t(`workOverview.whose.${value}`),
        }))}
        value={state.whose}
        onChange={(whose) => onChange({ whose })}
      />
      <div className={css.region}>
        <Select
          label={t('word.region')}
          hidesLabel
          items={[
            { id: ANY_REGION, label: t('workOverview.anyRegion') },
            ...REGION_IDS.map((id) => ({ id: String(id), label: textOr(label, labels, `region.${id}`, String(id)) })),
          ]}
          selectedId={state.region === null ? ANY_REGION : String(state.region)}
          onSelectionChange={(id) => onChange({ region: id === ANY_REGION ? null : Number(id) })}
        />
      </div>
      {state.widget !== null && (
        <Link variant="standalone" href={hrefOf({ ...state, widget: null }, opensOn)}>
          {t('workOverview.back')}
        </Link>
      )}
    </div>
  );
}

/** The widgets whose place is drawn: those that are there, or may be there once they are loaded. */
function useShown({ widget }: OverviewState, data: WorkOverview | undefined): readonly OverviewWidget[] {
  const [seesCampaigns, seesRequests] = [useMay('Campaign Management', 'view'), useMay('Campaign Request', 'view')];
  const [seesLeads, seesTodos] = [useMay('Customer Leads', 'view'), useMay('Todos', 'view')];
  const mayShow: Readonly<Record<OverviewWidget, boolean>> = {
    campaigns: seesCampaigns,
    deadlines: seesCampaigns,
    releases: seesCampaigns,
    decisions: seesCampaigns,
    invoices: seesCampaigns,
    requests: seesRequests,
    leads: seesLeads,
    todos: seesTodos,
    growth: true,
  };
  return WIDGETS.filter(
    (name) => (widget === null || widget === name) && (data === undefined ? mayShow[name] : data[name] !== null),
  );
}

/** What there is to do today: `/dashboard-new` (docs/domain/areas.md#start-page). */
export function WorkOverviewScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const scope = scopeOf(user);
  const [state, change] = useOverviewState(scope);
  const query = useQuery(workOverviewQueries(useApi()).overview(toQuery(state)));
  const shown = useShown(state, query.data);
  const isForbidden = pageFailure(query) === 'forbidden';
  const isIdle = query.data !== undefined && shown.every((name) => query.data[name]?.rows.length === 0);
  return (
    <>
      <PageHead title={t('workOverview.title')} actions={<StartPageButton />} hidesLine />
      {isForbidden ? (
        <ForbiddenState />
      ) : (
        <>
          <Filters state={state} onChange={change} scope={scope} />
          {query.isPending && <VisuallyHidden role="status">{t('workOverview.loading')}</VisuallyHidden>}
          {query.isError && (
            <div className={css.alert}>
              <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
                {t('workOverview.failed')}
              </LoadFailure>
            </div>
          )}
          {isIdle && (
            <div className={css.nothing}>
              <EmptyState
                title={t('workOverview.nothing')}
                action={
                  state.whose === 'mine' && (
                    <Button onPress={() => change({ whose: 'team' })}>{t('workOverview.nothing.team')}</Button>
                  )
                }
              >
                {t('workOverview.nothing.text')}
              </EmptyState>
            </div>
          )}
          <OverviewWidgets
            shown={isIdle ? [] : shown}
            state={state}
            data={query.data ?? (query.isError ? 'failed' : undefined)}
          />
        </>
      )}
    </>
  );
}
