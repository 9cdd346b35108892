import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { todoMutations } from '@resonanz/api-client/todos';
import {
  type OverviewWidget,
  type WorkOverview,
  workOverviewKeys,
  type OverviewTodo,
} from '@resonanz/api-client/workOverview';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import { staffPaths } from '@resonanz/domain/paths';
import { TODO_STATUS } from '@resonanz/domain/workStates';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { messages } from './messages.ts';
import { hrefOf, type OverviewState, scopeOf } from './overviewState.ts';
import { LatestMails } from './widgets/LatestMails.tsx';
import { LeadRow } from './widgets/LeadRow.tsx';
import { CampaignRow, EntryRow, GrowthRow, RequestRow, TodoRow } from './widgets/rows.tsx';
import { Widget } from './widgets/Widget.tsx';
import * as css from './WorkOverviewScreen.css.ts';

interface OverviewWidgetsProps {
  shown: readonly OverviewWidget[];
  state: OverviewState;
  /** undefined while it is loading. */
  data: WorkOverview | 'failed' | undefined;
}

/** Where all rows of a widget are: in the list of its module, or in this page with the widget alone. */
function useAllHref(state: OverviewState) {
  const { user } = useSession();
  return (name: OverviewWidget): { allHref?: string } => {
    if (name === 'campaigns') {
      const owner = state.whose === 'mine' && user ? `&owner=${user.id}` : '';
      const region = state.region === null ? '' : `&region=${state.region}`;
      return { allHref: `${staffPaths.campaign()}?status=${CAMPAIGN_STATUS.running}${owner}${region}` };
    }
    if (name === 'todos') return { allHref: `${staffPaths.todo()}${state.whose === 'mine' ? '?whose=assigned' : ''}` };
    if (name === 'leads')
      return {
        allHref: `${staffPaths.customerLead()}?due=1${state.whose === 'mine' && user ? `&owner=${user.id}` : ''}`,
      };
    return state.widget === null ? { allHref: hrefOf({ ...state, widget: name }, scopeOf(user).opensOn) } : {};
  };
}

/** The widgets of the overview, each in its own state. */
export function OverviewWidgets({ shown, state, data }: OverviewWidgetsProps) {
  const t = useMessages(messages);
  const mayEditTodos = useMay('Todos', 'edit');
  const seesMails = useMay('Email', 'view');
  const markDone = useMarkDone();
  const allHref = useAllHref(state);
  const today = berlinDay(new Date());
  const sectionOf = <Name extends OverviewWidget>(name: Name) =>
    data === undefined || data === 'failed' ? data : (data[name] ?? undefined);
  const frame = (name: OverviewWidget) => ({ title: t(`workOverview.widget.${name}`), ...allHref(name) });

  const draw = (name: OverviewWidget) => {
    switch (name) {
      case 'campaigns':
        return (
          <Widget key={name} {...frame(name)} section={sectionOf(name)} keyOf={(row) => row.campaignId}>
            {(row) => <CampaignRow row={row} />}
          </Widget>
        );
      case 'requests':
        return (
          <Widget key={name} {...frame(name)} section={sectionOf(name)} keyOf={(row) => row.requestId}>
            {(row) => <RequestRow row={row} />}
          </Widget>
        );
      case 'todos':
        return (
          <Widget key={name} {...frame(name)} section={sectionOf(name)} keyOf={(row) => row.todoId}>
            {(row) => <TodoRow row={row} today={today} {...(mayEditTodos && { onDone: () => markDone(row) })} />}
          </Widget>
        );
      case 'leads':
        return (
          <Widget key={name} {...frame(name)} section={sectionOf(name)} keyOf={(row) => row.customerLeadId}>
            {(row) => <LeadRow row={row} />}
          </Widget>
        );
      case 'growth':
        return (
          <Widget key={name} {...frame(name)} section={sectionOf(name)} keyOf={(row) => row.channelId}>
            {(row) => <GrowthRow row={row} />}
          </Widget>
        );
      default:
        return (
          <Widget key={name} {...frame(name)} section={sectionOf(name)} keyOf={(row) => `${row.entryId}-${row.kind}`}>
            {(row) => <EntryRow row={row} />}
          </Widget>
        );
    }
  };
  return (
    <div className={state.widget === null ? css.widgets : `${css.widgets} ${css.alone}`}>
      {shown.map(draw)}
      {seesMails && state.widget === null && <LatestMails state={state} />}
    </div>
  );
}

/** Marks a to-do done and reloads the overview. */
function useMarkDone(): (todo: OverviewTodo) => void {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const queries = useQueryClient();
  const change = useMutation(todoMutations(useApi(), queries).changeStatus());
  return ({ todoId, title }) =>
    change.mutate(
      { todoId, status: TODO_STATUS.done },
      {
        onSuccess: () => announce(t('workOverview.todo.done', { title })),
        onError: (error) => notifyFailure(say(error, 'workOverview.error.other')),
        onSettled: () => void queries.invalidateQueries({ queryKey: workOverviewKeys.all }),
      },
    );
}
