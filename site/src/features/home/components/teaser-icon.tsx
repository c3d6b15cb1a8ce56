import { Box } from '@chakra-ui/react';
import type { TeaserIcon as Name, SiteSetting } from '@sumu/contract';
import {
	Camera,
	Clock,
	Gem,
	Hammer,
	Heart,
	Leaf,
	LifeBuoy,
	Lightbulb,
	type LucideIcon,
	MessageCircle,
	MonitorSmartphone,
	Ruler,
	Target,
} from 'lucide-react';

const teaserIcons: Record<Name, LucideIcon | null> = {
	none: null,
	precision: Ruler,
	idea: Lightbulb,
	quality: Gem,
	responsive: MonitorSmartphone,
	target: Target,
	support: LifeBuoy,
	camera: Camera,
	craft: Hammer,
	nature: Leaf,
	time: Clock,
	care: Heart,
	talk: MessageCircle,
};

/** Checks whether any teaser has an icon; if so, all of them reserve a column for it. */
export const isMarked = (teasers: SiteSetting['teasers']) =>
	teasers.some(({ icon }) => icon !== 'none');

/** Icon of a teaser; nothing for `none`. */
export function TeaserIcon({ name }: { name: Name }) {
	const Icon = teaserIcons[name];
	return (
		Icon && (
			<Box color="accentText">
				<Icon size={28} strokeWidth={1.6} aria-hidden />
			</Box>
		)
	);
}
