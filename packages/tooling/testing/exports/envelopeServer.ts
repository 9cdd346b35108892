export {
  failure,
  startEnvelopeServer,
  success,
  type EnvelopeServer,
  type Handler,
  type ReceivedRequest,
  type Reply,
} from '../src/envelopeServer.ts';
