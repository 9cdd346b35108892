export { columnsFrom, echoLine, focusEdge, focusRing, focusShell, toastSpace, visuallyHidden } from '../src/mixins.ts';
