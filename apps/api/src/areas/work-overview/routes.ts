import type { components } from '@resonanz/contract/types';
import type { ModuleName } from '@resonanz/domain/permissions';
import { defineArea } from '../../platform/operations/area.ts';
import { deadlines, decisions, invoices, releases } from './queries/entries.ts';
import { campaigns, growth, leads, requests, todos } from './queries/sections.ts';
import { type Scope, scopeOf, type Widget } from './Scope.ts';

type Overview = components['schemas']['WorkOverview'];
type Sections = {
  readonly [Name in Widget]: { readonly module: ModuleName; read(scope: Scope): Promise<NonNullable<Overview[Name]>> };
};

/** Where each widget gets its rows, and the module whose view right it takes. */
const sections: Sections = {
  campaigns: { module: 'Campaign Management', read: campaigns },
  deadlines: { module: 'Campaign Management', read: deadlines },
  releases: { module: 'Campaign Management', read: releases },
  decisions: { module: 'Campaign Management', read: decisions },
  requests: { module: 'Campaign Request', read: requests },
  invoices: { module: 'Campaign Management', read: invoices },
  leads: { module: 'Customer Leads', read: leads },
  todos: { module: 'Todos', read: todos },
  growth: { module: 'Influencer Management', read: growth },
};

async function sectionFor<Name extends Widget>(scope: Scope, name: Name): Promise<Overview[Name] | null> {
  const { module, read } = sections[name];
  const isLeftOut = scope.only !== undefined && scope.only !== name;
  return isLeftOut || !scope.user.may(module, 'view') ? null : read(scope);
}

async function overviewOf(scope: Scope): Promise<Overview> {
  const [
    campaignRows,
    deadlineRows,
    releaseRows,
    decisionRows,
    requestRows,
    invoiceRows,
    leadRows,
    todoRows,
    growthRows,
  ] = await Promise.all([
    sectionFor(scope, 'campaigns'),
    sectionFor(scope, 'deadlines'),
    sectionFor(scope, 'releases'),
    sectionFor(scope, 'decisions'),
    sectionFor(scope, 'requests'),
    sectionFor(scope, 'invoices'),
    sectionFor(scope, 'leads'),
    sectionFor(scope, 'todos'),
    sectionFor(scope, 'growth'),
  ]);
  return {
    campaigns: campaignRows,
    deadlines: deadlineRows,
    releases: releaseRows,
    decisions: decisionRows,
    requests: requestRows,
    invoices: invoiceRows,
    leads: leadRows,
    todos: todoRows,
    growth: growthRows,
  };
}

export const workOverview = defineArea('work-overview', {
  workOverview: (call) => overviewOf(scopeOf(call, call.input.query)),
});
