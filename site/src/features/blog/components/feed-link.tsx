import { chakra } from '@chakra-ui/react';
import { Rss } from 'lucide-react';
import { blogFeeds } from '../../../config/generated-files';
import { useWords } from '../../../lib/words/use-words';
import { textLink } from '../../../theme/recipes/text-link';

const Leading = chakra('a', textLink);

/** Link to the RSS feed. */
export const FeedLink = () => {
	const { t } = useWords();
	return (
		<Leading href={blogFeeds.rss.path} type={blogFeeds.rss.type}>
			<Rss size={18} aria-hidden />
			{t('Follow via RSS')}
		</Leading>
	);
};
