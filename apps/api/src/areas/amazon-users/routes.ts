import { AMAZON_USER_PAGE_SIZE } from '@resonanz/domain/campaigns';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { historyPage } from '../../platform/history/historyPage.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { exportAmazonUsers } from './export.ts';
import { findAmazonUser, findAmazonUsersPage } from './queries.ts';
import { ENTITY, saveAmazonUser } from './save.ts';
import { changeState } from './state.ts';

async function amazonUser({ services }: Pick<CallContext, 'services'>, id: number): Promise<Schemas['AmazonUser']> {
  const found = await findAmazonUser(services.db, id);
  if (found === undefined) throw notFound();
  return found;
}

/** People who registered for Amazon tests, their orders and refunds. */
export const amazonUsers = defineArea('amazon-users', {
  getAmazonCampaignUsers: ({ input: { query }, services, user }) => {
    const { pageNumber = 0, pageSize = AMAZON_USER_PAGE_SIZE, sortBy, sort, search, ...filters } = query;
    const asked = { filters, ...(sortBy && { sortBy }), ...(sort && { sort }), ...(search && { search }) };
    return findAmazonUsersPage(services.db, user, asked, { pageNumber, pageSize });
  },
  getAmazonUser: (call) => amazonUser(call, call.input.path.id),
  getAmazonUserHistory: ({ services, input }) =>
    historyPage(services.db, [{ entity: ENTITY, ids: [input.path.id] }], input.query),
  saveAmazonUser: async (call) => amazonUser(call, await saveAmazonUser(call, call.input.body)),
  changeAmazonUserState: async (call) => {
    await changeState(call, call.input.body);
    return amazonUser(call, call.input.body.amazonUserId);
  },
  exportAmazonUsers: async ({ input: { body }, services, user, audit }) => {
    const { file, rows } = await exportAmazonUsers(services.db, { user, now: services.clock.now() }, body);
    audit({
      entity: 'amazonUserExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
});
