export { ContractMismatch } from '../src/mockServer/ContractMismatch.ts';
export {
  createMockServer,
  type MockAnswer,
  type MockFailure,
  type MockServer,
  type MockServerOptions,
} from '../src/mockServer/createMockServer.ts';
export type { MockRequest, OperationBody, OperationData, OperationId } from '../src/mockServer/operationTypes.ts';
