import { notFound } from '../../http/ApiError.ts';
import { type Call, defineArea } from '../../http/area.ts';
import { deletedMessage, publishAll } from './notify.ts';
import { deleteNotifications, markAllOld, markRead, type Panel, recentNotifications } from './queries.ts';

type Context = Pick<Call<'logout'>, 'user' | 'services'>;

const recent = (panel: Panel, { user, services }: Context, page: { pageNumber?: number; pageSize?: number }) =>
  recentNotifications(services.db, {
    userId: user.id,
    panel,
    pageNumber: page.pageNumber ?? 0,
    pageSize: page.pageSize ?? 10,
  });

async function read(panel: Panel, { user, services }: Context, id: number): Promise<null> {
  if (!(await markRead(services.db, user.id, panel, id))) throw notFound();
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
  getAgencyNotifications: (call) => recent('agency', call, call.input.query),
  getBrandNotifications: (call) => recent('brand', call, call.input.query),
  markAgencyNotificationRead: (call) => read('agency', call, call.input.body.notificationId),
  markBrandNotificationRead: (call) => read('brand', call, call.input.body.notificationId),
  markAgencyNotificationsOld: (call) => old('agency', call),
  markBrandNotificationsOld: (call) => old('brand', call),
  deleteAgencyNotifications: (call) => remove('agency', call, call.input.body),
  deleteBrandNotifications: (call) => remove('brand', call, call.input.body),
});
