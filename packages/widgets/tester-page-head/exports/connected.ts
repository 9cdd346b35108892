export {
  ConnectedTesterPageHead,
  type ConnectedTesterPageHeadProps,
} from '../src/connected/ConnectedTesterPageHead.tsx';
