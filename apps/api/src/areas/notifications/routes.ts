import type { components } from '@resonanz/contract/types';
import { notFound } from '../../platform/http/ApiError.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { deletedMessage, publishAll } from './notify.ts';
import { deleteNotifications, markAllOld, markRead, notificationPage, type Panel } from './queries.ts';

type Context = Pick<CallContext, 'user' | 'services'>;

type Query = components['schemas']['NotificationQuery'];
type Reference = components['schemas']['NotificationReference'];

const page = (panel: Panel, { user, services }: Context, { pageNumber = 0, pageSize = 10, filters }: Query) =>
  notificationPage(services.db, { userId: user.id, panel, pageNumber, pageSize, read: filters?.read });

async function read(
  panel: Panel,
  { user, services }: Context,
  { notificationId, groupedIds = [] }: Reference,
): Promise<null> {
  if (!(await markRead(services.db, user.id, panel, notificationId, groupedIds))) throw notFound();
  return null;
}

async function old(panel: Panel, { user, services }: Context): Promise<null> {
  await markAllOld(services.db, user.id, panel);
  return null;
}

async function remove(panel: Panel, { user, services }: Context, ids: readonly number[]): Promise<null> {
  if (!(await deleteNotifications(services.db, user.id, panel, ids))) throw notFound();
  publishAll(services.live, [deletedMessage(panel, user.id, ids)]);
  return null;
}

export const notifications = defineArea('notifications', {
  getAgencyNotifications: (call) => page('agency', call, call.input.query),
  getBrandNotifications: (call) => page('brand', call, call.input.query),
  getTesterNotifications: (call) => page('tester', call, call.input.query),
  getAgencyNotificationsPage: (call) => page('agency', call, call.input.body),
  getBrandNotificationsPage: (call) => page('brand', call, call.input.body),
  getTesterNotificationsPage: (call) => page('tester', call, call.input.body),
  markAgencyNotificationRead: (call) => read('agency', call, call.input.body),
  markBrandNotificationRead: (call) => read('brand', call, call.input.body),
  markTesterNotificationRead: (call) => read('tester', call, call.input.body),
  markAgencyNotificationsOld: (call) => old('agency', call),
  markBrandNotificationsOld: (call) => old('brand', call),
  markTesterNotificationsOld: (call) => old('tester', call),
  deleteAgencyNotifications: (call) => remove('agency', call, call.input.body),
  deleteBrandNotifications: (call) => remove('brand', call, call.input.body),
  deleteTesterNotifications: (call) => remove('tester', call, call.input.body),
});
