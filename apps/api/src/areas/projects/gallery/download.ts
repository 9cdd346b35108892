import { berlinDay } from '@resonanz/domain/berlinDay';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { zipOf } from '../../../platform/storage/zipOf.ts';
import { findMedia, type StoredMedium } from './queries/media.ts';

const LARGEST_ZIP = 2 * 1024 ** 3;

/** A name that says nothing of the person. */
const nameIn = ({ id, name, testerNumber }: StoredMedium): string =>
  `Tester ${testerNumber} (${id})${/\.\w{1,5}$/.exec(name)?.[0] ?? ''}`;

/** Pictures and videos that may be used, as one zip; all of them or none (docs/domain/evaluation.md#media). */
export async function downloadMedia(
  { services, audit }: Pick<CallContext, 'services' | 'audit'>,
  { projectId, fileIds }: Schemas['ProjectMediaSelection'],
): Promise<FileAnswer> {
  const { db, clock, storage } = services;
  const media = await findMedia(db, projectId, fileIds);
  if (media.length < fileIds.length) throw notFound();
  const refused = media.filter(({ consentAt }) => consentAt === null);
  if (refused.length > 0) throw conflict('mediaConsentMissing', { fileIds: refused.map(({ id }) => id) });
  if (media.reduce((sum, { size }) => sum + Number(size), 0) > LARGEST_ZIP) throw conflict('zipTooLarge');
  audit({
    entity: 'project',
    entityId: projectId,
    action: AUDIT_ACTION.export,
    changes: { format: [null, 'zip'], files: [null, media.map(({ id }) => id)] },
  });
  return new FileAnswer({
    contentType: 'application/zip',
    fileName: `Testmedien-${berlinDay(clock.now())}.zip`,
    bytes: zipOf(
      media.map((each) => ({
        name: nameIn(each),
        at: new Date(each.sentAt),
        read: () => storage.read(each.kind, each.key),
      })),
    ),
  });
}
