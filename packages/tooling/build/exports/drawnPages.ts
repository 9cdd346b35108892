export { drawnPages, type DrawnPage, type DrawnPagesOptions, type ShellPages } from '../src/drawnPages.ts';
