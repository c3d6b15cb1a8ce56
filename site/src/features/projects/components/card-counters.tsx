import { Box } from '@chakra-ui/react';
import { cardCounters } from '@sumu/contract';
import type { StaticText } from '@sumu/contract/words';
import { Eye, Heart, type LucideIcon, MessageSquare } from 'lucide-react';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';

const counterItems: readonly { label: StaticText; count: number; icon: LucideIcon }[] = [
	{ label: 'views', count: cardCounters.views, icon: Eye },
	{ label: 'likes', count: cardCounters.likes, icon: Heart },
	{ label: 'comments', count: cardCounters.comments, icon: MessageSquare },
];

/** Views, likes and comments on a card of the projects page. */
export function CardCounters() {
	const { number, t } = useWords();
	const { cardCounters: countersSetting } = useSite();
	if (countersSetting === 'off') return null;
	return (
		<Box
			as="ul"
			display="flex"
			gap="6"
			marginTop="4"
			paddingTop="4"
			borderTopWidth="1px"
			borderColor="hairline"
			textStyle="label"
			color="muted"
		>
			{counterItems.map(({ label, count, icon: Icon }) => (
				<Box as="li" key={label} display="flex" alignItems="center" gap="2">
					<Icon size={16} strokeWidth={1.75} aria-hidden />
					<span>{number(count)}</span>
					<Box as="span" srOnly>
						{t(label)}
					</Box>
				</Box>
			))}
		</Box>
	);
}
