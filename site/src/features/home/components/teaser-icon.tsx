import type { TeaserIcon as Name } from '@sumu/contract';
import {
	Gem,
	LifeBuoy,
	Lightbulb,
	type LucideIcon,
	MonitorSmartphone,
	Ruler,
	Target,
} from 'lucide-react';

const icons: Record<Name, LucideIcon> = {
	precision: Ruler,
	idea: Lightbulb,
	quality: Gem,
	responsive: MonitorSmartphone,
	target: Target,
	support: LifeBuoy,
};

export function TeaserIcon({ name }: { name: Name }) {
	const Icon = icons[name];
	return <Icon size={28} strokeWidth={1.6} aria-hidden />;
}
