import { type Kysely, sql } from 'kysely';
import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import { staffPaths } from '@resonanz/domain/paths';
import type { Schema } from '../../platform/database/schema.ts';
import type { MailTemplate } from '../../platform/mail/Mail.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { ownerRows } from '../customers/door.ts';
import { createNotifications, type LiveMessage } from '../notifications/door.ts';
import type { LeadEditor } from './lockLead.ts';

type Tx = Kysely<Schema>;

const TEXT: NotificationTextKey = 'notificationText.leadAssigned';

/** The address of a lead. */
export const linkOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, customerLeadId: number): string =>
  `${publicUrl}${staffPaths.customerLeadView({ customerLeadId })}`;

/** People who look after leads and have not switched off this mail. */
export const mailedOwners = (db: Tx, template: Extract<MailTemplate, 'leadAssigned' | 'leadFollowUp'>) =>
  ownerRows(db, 'Customer Leads').where(({ not, exists }) =>
    not(
      exists(
        db
          .selectFrom('mail_refusals as r')
          .select('r.user_id')
          .where(sql<boolean>`r.user_id = u.id`)
          .where('r.template', '=', template),
      ),
    ),
  );

/** Tells somebody else of the lead that is theirs from now on: type 3, and EM32. */
export async function tellNewOwner(
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
