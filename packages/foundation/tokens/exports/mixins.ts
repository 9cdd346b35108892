export { columnsFrom, echoLine, focusEdge, focusRing, focusShell, TOAST_SPACE, toastSpace, visuallyHidden } from '../src/mixins.ts';
