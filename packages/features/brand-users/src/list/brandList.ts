import type { BrandInvitationQuery, BrandUserListQuery, CompanyNameChangeQuery } from '@resonanz/api-client/brandUsers';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { flag, ids, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListRequest } from '@resonanz/records/listState';
import type { useRouterListState } from '@resonanz/records/reactRouter';

/** The tabs of the screen: five states of accounts, what was asked for, and who was invited. */
export const TABS = ['new', 'active', 'declined', 'inactive', 'archived', 'names', 'invitations'] as const;
/** A tab of the screen. */
export type TabId = (typeof TABS)[number];

const STATUS = {
  new: 'pending',
  active: 'active',
  declined: 'declined',
  inactive: 'inactive',
  archived: 'archived',
} as const;

/** Name in the address of the customer whose campaigns are shown as its brand sees them. */
export const PREVIEW = 'view';

/** A tab that shows accounts. */
export type AccountTab = keyof typeof STATUS;

/** Whether a tab shows accounts. */
export const isAccountTab = (tab: TabId): tab is AccountTab => Object.hasOwn(STATUS, tab);

const filters = { verified: oneOf(['yes', 'no']), kind: oneOf(['self', 'token']), region: ids };

/** What the accounts can be sorted and filtered by. */
export const brandList = defineList({
  sorts: ['id', 'companyName', 'contactPerson', 'username', 'createdAt'],
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  filters,
});

type SortKey = (typeof brandList.sorts)[number];

/** The state of the accounts' list as the address keeps it. */
export type BrandListState = ReturnType<typeof useRouterListState<SortKey, typeof filters>>;

/** What the server is asked for in a tab. */
export function toQuery(
  tab: AccountTab,
  list: { request: ListRequest<SortKey>; filters: FilterValues<typeof filters> },
): BrandUserListQuery {
  const { verified, kind, region } = list.filters;
  return {
    ...list.request,
    status: STATUS[tab],
    filters: {
      ...(verified !== null && { emailVerify: verified === 'yes' }),
      ...(kind !== null && { signupWithToken: kind === 'token' }),
      ...(region.length > 0 && { defaultRegion: [...region] }),
    },
  };
}

/** What the asked-for company names can be sorted and filtered by. */
export const nameList = defineList({
  sorts: ['askedAt', 'requestedName', 'companyName', 'status'],
  defaultSort: { columnId: 'askedAt', direction: 'descending' },
  filters: { decided: flag },
});

/** The asked-for names that wait for a decision, or all of them. */
export function toNameQuery({
  request,
  filters: { decided },
}: {
  request: ListRequest<(typeof nameList.sorts)[number]>;
  filters: FilterValues<typeof nameList.filters>;
}): CompanyNameChangeQuery {
  return { ...request, ...(!decided && { status: APPROVAL_STATUS.pending }) };
}

/** What the invitations can be sorted and filtered by. */
export const invitationList = defineList({
  sorts: ['invitedAt', 'expiresAt', 'companyName', 'email'],
  defaultSort: { columnId: 'invitedAt', direction: 'descending' },
  filters: { state: oneOf(['open', 'expired', 'accepted']) },
});

/** What the server is asked for of the invitations. */
export function toInvitationQuery(list: {
  request: ListRequest<(typeof invitationList.sorts)[number]>;
  filters: FilterValues<typeof invitationList.filters>;
}): BrandInvitationQuery {
  const state = (['open', 'expired', 'accepted'] as const).find((each) => each === list.filters.state);
  return { ...list.request, ...(state && { state }) };
}
