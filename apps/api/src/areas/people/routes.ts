import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { exportPeople } from './exportPeople.ts';
import { personDetails } from './personDetails.ts';
import type { PersonKind } from './personKind.ts';
import { personPage } from './personList.ts';
import { changePersonStatus, deletePerson } from './personState.ts';
import { savePerson } from './savePerson.ts';

type Context = Pick<CallContext, 'user' | 'services' | 'audit'>;

const detailsOf = (kind: PersonKind, { services, user }: Context, id: number) =>
  personDetails(services, user, kind, id);

async function save(kind: PersonKind, call: Context, body: Schemas['PersonInput']) {
  return detailsOf(kind, call, await savePerson({ ...call, kind }, body));
}

async function changeStatus(kind: PersonKind, call: Context, body: Schemas['PersonStatusChange']) {
  await changePersonStatus({ ...call, kind }, body);
  return detailsOf(kind, call, body.personId);
}

async function download(kind: PersonKind, call: Context, body: Schemas['PersonExport']) {
  const { file, rows } = await exportPeople({ services: call.services, user: call.user, kind }, body);
  call.audit({
    entity: `${kind}Export`,
    action: AUDIT_ACTION.export,
    changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
  });
  return file;
}

/** Models: people for shootings, and faces without own reach. Creators: people who make UGC videos. */
export const people = defineArea('people', {
  getModelsPage: ({ services, user, input }) => personPage({ services, user, kind: 'model' }, input.body),
  getModel: (call) => detailsOf('model', call, call.input.path.id),
  saveModel: (call) => save('model', call, call.input.body),
  deleteModel: (call) => deletePerson({ ...call, kind: 'model' }, call.input.body.personId),
  changeModelStatus: (call) => changeStatus('model', call, call.input.body),
  exportModels: (call) => download('model', call, call.input.body),
  getCreatorsPage: ({ services, user, input }) => personPage({ services, user, kind: 'creator' }, input.body),
  getCreator: (call) => detailsOf('creator', call, call.input.path.id),
  saveCreator: (call) => save('creator', call, call.input.body),
  deleteCreator: (call) => deletePerson({ ...call, kind: 'creator' }, call.input.body.personId),
  changeCreatorStatus: (call) => changeStatus('creator', call, call.input.body),
  exportCreators: (call) => download('creator', call, call.input.body),
});
