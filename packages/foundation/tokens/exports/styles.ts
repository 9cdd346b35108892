import './core.ts';
import './headings.ts';
import './audiences.ts';
import './status.ts';
import './platforms.ts';
import './charts.ts';
