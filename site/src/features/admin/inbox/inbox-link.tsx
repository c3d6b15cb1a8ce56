import { isOriginal } from '@sumu/contract/words';
import { sumuPaths } from '../../../config/sumu-paths';
import { useSite } from '../../../lib/site/use-site';
import { LinkButton } from '../../../ui/button';

/** Link between the two lists of the inbox. The original wording has both in the menu. */
export function InboxLink({ list }: { list: 'messages' | 'subscribers' }) {
	if (isOriginal(useSite())) return null;
	const [to, label] =
		list === 'messages'
			? [sumuPaths.inbox.at(), 'Messages']
			: [sumuPaths.subscribers.at(), 'Subscribers'];
	return (
		<LinkButton to={to} size="compact" variant="outline">
			{label}
		</LinkButton>
	);
}
