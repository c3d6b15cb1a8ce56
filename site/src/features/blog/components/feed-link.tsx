import { chakra } from '@chakra-ui/react';
import { Rss } from 'lucide-react';
import { textLink } from '../../../theme/recipes';

const Leading = chakra('a', textLink);

/** New posts, for a reader of feeds. */
export const FeedLink = () => (
	<Leading href="/rss.xml" type="application/rss+xml">
		<Rss size={18} aria-hidden />
		Follow by RSS
	</Leading>
);
