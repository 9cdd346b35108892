import { contract, type Operation, readOperations } from '../../src/platform/http/contract.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import type { TestServer } from '../kit/startTestServer.ts';
import type { CallInput } from '../matrix/asking.ts';
import { type Account, createAccount, type LoggedInCaller } from '../matrix/callers.ts';
import { inputs } from '../matrix/inputs.ts';
import { CALLERS, expectedAreas } from '../matrix/readExpectations.ts';
import type { World } from '../matrix/world.ts';

/** A call with a user who may make it. */
export interface AllowedCall {
  title: string;
  operation: Operation;
  caller: LoggedInCaller;
}

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;

/** Every served call that wants a log-in, with the first caller who may make it. */
export function allowedCalls(): AllowedCall[] {
  const expected = new Map(
    expectedAreas().flatMap(({ calls }) => calls.map((call) => [nameOf(call), call.served?.outcomes])),
  );
  return readOperations(contract).flatMap((operation) => {
    const outcomes = expected.get(nameOf(operation));
    if (operation.isPlanned || operation.admission.kind === 'public' || outcomes === undefined) return [];
    const caller = CALLERS.find((each): each is LoggedInCaller => each !== 'nobody' && /yes|own/.test(outcomes[each]));
    return caller === undefined ? [] : [{ title: nameOf(operation), operation, caller }];
  });
}

/** A fresh account of a caller with a valid input of a call. */
export async function prepare(
  server: TestServer,
  world: World,
  { operation, caller }: Pick<AllowedCall, 'operation' | 'caller'>,
): Promise<{ account: Account; input: CallInput }> {
  const account = await createAccount(server, caller);
  const input = await inputs[operation.id as OperationId]?.({ world, caller, account, owner: account });
  if (input === undefined) throw new Error(`${operation.id} has no input.`);
  return { account, input };
}
