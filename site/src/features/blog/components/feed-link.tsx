import { chakra } from '@chakra-ui/react';
import { Rss } from 'lucide-react';
import { feeds } from '../../../config/feeds';
import { useWords } from '../../../lib/words/use-words';
import { textLink } from '../../../theme/recipes/text-link';

const Leading = chakra('a', textLink);

/** Link to the RSS feed. */
export const FeedLink = () => {
	const { say } = useWords();
	return (
		<Leading href={feeds.rss.path} type={feeds.rss.type}>
			<Rss size={18} aria-hidden />
			{say('Follow by RSS')}
		</Leading>
	);
};
