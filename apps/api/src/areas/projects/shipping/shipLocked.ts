import { testerPaths } from '@resonanz/domain/paths';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import type { MailDraft } from '../../../platform/mail/Mail.ts';
import { notifyTesters } from '../../notifications/door.ts';
import type { Decided, ProjectEditor } from '../applications/decideLocked.ts';
import { findReceivers, type StoredApplication } from '../queries/applications.ts';
import type { StoredProject } from '../queries/projects.ts';
import { titleIn } from '../titleIn.ts';
import { updateParcels } from './queries.ts';

/** A parcel that leaves, of an application that is locked. */
export interface LeavingParcel {
  readonly application: StoredApplication;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

/** Parcels that leave together. */
interface Shipment {
  readonly parcels: readonly LeavingParcel[];
  /** The moment of the whole transaction: whoever records the parcels besides has to name the same one. */
  readonly now: Date;
}

/** Marks parcels as shipped; each tester gets a mail in the own language and a notification. */
export async function shipLocked(
  tx: Tx,
  editor: ProjectEditor,
  project: StoredProject,
  { parcels, now }: Shipment,
): Promise<Decided> {
  const { services } = editor;
  await updateParcels(
    tx,
    parcels.map(({ application, carrier, trackingNumber }) => ({
      applicationId: application.id,
      carrier,
      trackingNumber,
      shippedAt: now.toISOString(),
    })),
    now,
  );
  // People by the numbers of their accounts: a name would outlive the account in the history.
  const people = parcels.map(({ application }) => application.user_id);
  const receivers = await findReceivers(tx, people);
  await services.mail.sendAll(
    tx,
    parcels.flatMap(({ application, carrier, trackingNumber }): MailDraft[] => {
      const receiver = receivers.get(application.user_id);
      if (receiver === undefined) return [];
      return [
        {
          to: receiver.email,
          language: receiver.language,
          template: 'projectShipped',
          values: {
            title: titleIn(receiver.language, project),
            carrier: carrier ?? '',
            trackingNumber: trackingNumber ?? '',
            link: `${services.publicUrl}${testerPaths.myProject({ applicationId: application.id })}`,
          },
        },
      ];
    }),
  );
  const messages = await notifyTesters(
    tx,
    parcels.map(({ application }) => ({
      kind: 'shipped',
      userId: application.user_id,
      applicationId: application.id,
      project: { de: project.title_de, en: project.title_en },
    })),
  );
  const details = await writeHistories(tx, editor, [
    {
      entity: 'project',
      entityId: project.id,
      action: HISTORY_ACTION.update,
      changes: { shipped: [null, people] },
    },
    ...parcels.map(({ application, carrier, trackingNumber }) => ({
      entity: 'projectApplication',
      entityId: application.id,
      action: HISTORY_ACTION.update,
      changes: {
        shippedAt: [null, now.toISOString()] as const,
        carrier: [application.carrier, carrier] as const,
        trackingNumber: [application.tracking_number, trackingNumber] as const,
      },
    })),
  ]);
  return { details, messages };
}
