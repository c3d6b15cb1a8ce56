import { tagKey } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { TabLinks } from '../../../ui/tab-links';
import { tagsQuery } from '../api/post-pages';

/** Maximum number of tabs. The current tag is always shown. */
const MAX_TAG_TABS = 12;

/** Tag filter above a list of posts; nothing if no post has a tag. */
export function TagTabs({ current }: { current: string }) {
	const { t } = useWords();
	const { data } = useSuspenseQuery(tagsQuery());
	const tags = data.map(({ tag }) => tag).filter((tag, at) => at < MAX_TAG_TABS || tag === current);
	if (tags.length === 0) return null;
	const isCurrent = (tag: string) => tagKey(tag) === tagKey(current);
	return (
		<TabLinks
			label={t('Show posts about')}
			tabs={[
				{ label: t('All'), to: sitePaths.blogs.at(), isCurrent: current === '' },
				...tags.map((tag) => ({
					label: tag,
					to: sitePaths.blogs.at(1, tag),
					isCurrent: isCurrent(tag),
				})),
			]}
		/>
	);
}
