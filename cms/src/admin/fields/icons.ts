import type { TeaserIcon } from '@sumu/contract';
import quality from 'lucide-static/icons/gem.svg?raw';
import support from 'lucide-static/icons/life-buoy.svg?raw';
import idea from 'lucide-static/icons/lightbulb.svg?raw';
import responsive from 'lucide-static/icons/monitor-smartphone.svg?raw';
import precision from 'lucide-static/icons/ruler.svg?raw';
import target from 'lucide-static/icons/target.svg?raw';

/** The site's drawings, which it has from the same library. */
export const icons: Readonly<Record<TeaserIcon, string>> = {
	precision,
	idea,
	quality,
	responsive,
	target,
	support,
};
