export { columnsFrom, echoLine, focusEdge, focusRing, focusShell, visuallyHidden } from '../src/mixins.ts';
