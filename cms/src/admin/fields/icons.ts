import type { TeaserIcon } from '@sumu/contract';
import camera from 'lucide-static/icons/camera.svg?raw';
import time from 'lucide-static/icons/clock.svg?raw';
import quality from 'lucide-static/icons/gem.svg?raw';
import craft from 'lucide-static/icons/hammer.svg?raw';
import care from 'lucide-static/icons/heart.svg?raw';
import nature from 'lucide-static/icons/leaf.svg?raw';
import support from 'lucide-static/icons/life-buoy.svg?raw';
import idea from 'lucide-static/icons/lightbulb.svg?raw';
import talk from 'lucide-static/icons/message-circle.svg?raw';
import responsive from 'lucide-static/icons/monitor-smartphone.svg?raw';
import precision from 'lucide-static/icons/ruler.svg?raw';
import target from 'lucide-static/icons/target.svg?raw';

/** The site's icons, from the icon library that the site uses too. */
export const teaserIconSvgs: Readonly<Record<TeaserIcon, string>> = {
	none: '',
	precision,
	idea,
	quality,
	responsive,
	target,
	support,
	camera,
	craft,
	nature,
	time,
	care,
	talk,
};
