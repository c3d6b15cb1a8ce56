import { dayAndNight } from '../woven/day-and-night.ts';
import { grandmother } from '../woven/grandmother.ts';
import { kitchen } from '../woven/kitchen.ts';
import { loom } from '../woven/loom.ts';
import { umbrellaInRain } from '../woven/umbrella.ts';
import { banglaLine } from './bangla.ts';
import { bus27 } from './bus.ts';
import { contrast } from './contrast.ts';
import { estimate } from './estimate.ts';
import { forms } from './forms.ts';
import { images } from './images.ts';
import { invoicePaid } from './invoice.ts';
import { postgres } from './postgres.ts';
import { type } from './type.ts';

export const posts = {
	'post-loom': loom,
	'post-bus': bus27,
	'post-forms': forms,
	'post-contrast': contrast,
	'post-images': images,
	'post-type': type,
	'post-cache': kitchen,
	'post-invoice': invoicePaid,
	'post-postgres': postgres,
	'post-accessible': grandmother,
	'post-bangla': banglaLine,
	'post-estimate': estimate,
	'post-dark': dayAndNight,
	'post-monsoon': umbrellaInRain,
};
