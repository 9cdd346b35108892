export {
  columnsFrom,
  echoLine,
  focusEdge,
  focusRing,
  focusShell,
  pageInset,
  toastSpace,
  visuallyHidden,
} from '../src/mixins.ts';
