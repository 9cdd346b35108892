import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import { staffPaths } from '@resonanz/domain/paths';
import type { Tx } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage } from '../notifications/door.ts';
import { mailedOwners } from './follow-ups/queries.ts';
import type { LeadEditor } from './record/queries.ts';

const TEXT: NotificationTextKey = 'notificationText.leadAssigned';

/** The address of a lead. */
export const linkOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, customerLeadId: number): string =>
  `${publicUrl}${staffPaths.customerLeadView({ customerLeadId })}`;

/** Notifies another user of the lead that is theirs from now on: type 3, and a mail. */
export async function notifyNewOwner(
  tx: Tx,
  { user, services }: LeadEditor,
  { id, company, owner }: { id: number; company: string; owner: number | null },
): Promise<LiveMessage[]> {
  if (owner === null || owner === user.id) return [];
  const receiver = await mailedOwners(tx, 'leadAssigned')
    .where('u.id', '=', owner)
    .select(['u.email', 'u.default_language as language'])
    .executeTakeFirst();
  if (receiver !== undefined) {
    const values = { company, person: user.fullName, link: linkOf(services, id) };
    await services.mail.send(tx, { to: receiver.email, language: receiver.language, template: 'leadAssigned', values });
  }
  return createNotifications(tx, [owner], {
    panel: 'agency',
    type: NOTIFICATION_TYPE.todo,
    subType: NO_SUB_TYPE,
    subject: company,
    message: TEXT,
    text: { user: user.fullName },
    refId: id,
  });
}
